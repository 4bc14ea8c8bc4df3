import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { deleteWrite } from '#functions/table/delete-record.ts';
import { isConditionFailed } from '#functions/table/errors.ts';
import { updateParts } from '#functions/table/expressions.ts';
import { conversationSessionKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { ConditionFailed, type Item, transact, type Write } from '#functions/table/transact.ts';
import type { FlowSession } from './sessions.ts';

/** Records in a conversation that a session belongs to it, so that deleting one deletes the other. */
export const bindSession = (
  table: string,
  { uuid, id }: Pick<FlowSession, 'uuid' | 'id'>,
  conversation: { readonly id: string; readonly endsAt: number },
): Write => ({
  Put: {
    TableName: table,
    Item: {
      ...conversationSessionKey(conversation.id, id),
      entity: 'ConversationSession',
      session: { uuid, id },
      ttl: conversation.endsAt,
    },
  },
});

const missSchema = z.object({
  pk: z.string(),
  sk: z.string(),
  miss: z.object({ pk: z.string(), sk: z.string() }),
  count: z.number(),
});

/** Subtracts this conversation's unmatched answers; deletes the text if nobody else gave it. */
const revertMiss = async (
  table: Table,
  { pk, sk, miss, count }: z.infer<typeof missSchema>,
): Promise<void> => {
  const { client, name } = table;
  try {
    await transact(table, [
      {
        Update: {
          TableName: name,
          Key: miss,
          ...updateParts({ add: { count: -count } }),
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
      { Delete: { TableName: name, Key: { pk, sk }, ConditionExpression: 'attribute_exists(pk)' } },
    ]);
  } catch (error) {
    // It has expired, or another deletion removed it first.
    if (!(error instanceof ConditionFailed)) throw error;
    await transact(table, [deleteWrite(name, { pk, sk })]);
  }
  try {
    await client.send(
      new DeleteCommand({
        TableName: name,
        Key: miss,
        ConditionExpression: '#count <= :none',
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: { ':none': 0 },
      }),
    );
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
};

/** Reverts a conversation's unmatched answers to flows. */
export const revertMisses = async (table: Table, items: readonly Item[]): Promise<void> => {
  for (const item of items) {
    const missed = z.safeParse(missSchema, item);
    if (missed.success) await revertMiss(table, missed.data);
  }
};
