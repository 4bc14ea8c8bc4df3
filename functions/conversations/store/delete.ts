import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { revertMisses } from '#functions/flow-sessions/store/bound-sessions.ts';
import { deleteItems, readPartKeys } from '#functions/table/delete-record.ts';
import { conversationHeadKey, flowSessionKey } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { inDays } from '#functions/table/time.ts';
import type { Item, Write } from '#functions/table/transact.ts';
import { conversationDays } from '#shared/domain/conversations.ts';
import { conversationParams } from './read.ts';

const maxAttempts = 5;

/** The flow sessions of a conversation, with their references. */
const boundSessions = async (table: Table, items: readonly Item[]): Promise<Item[]> => {
  const sessions = items.flatMap(({ session }) => {
    const { uuid, id } = (session ?? {}) as { uuid?: unknown; id?: unknown };
    return typeof uuid === 'string' && typeof id === 'string' ? [{ uuid, id }] : [];
  });
  const parts = await Promise.all(sessions.map(({ id }) => readPartKeys(table, id)));
  return [...sessions.map(({ uuid, id }) => ({ ...flowSessionKey(uuid, id) })), ...parts.flat()];
};

/**
 * Deletes a conversation completely, including its answers to flows. Leaves an empty marker that rejects late
 * messages and expires with the cookie. Returns the number of deleted items.
 */
export const deleteConversation = async (
  table: Table,
  id: string,
  now: Date,
  also?: (removed: readonly Item[]) => readonly Write[],
): Promise<number> => {
  const head = conversationHeadKey(id);
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: { ...head, entity: 'ConversationDeleted', deleted: true, ttl: inDays(now, conversationDays) },
    }),
  );
  let removed = 0;
  // The second round finds messages that were being written while the marker was set.
  for (let round = 0; round < maxAttempts; round += 1) {
    const items = await queryAll(table, {
      ...conversationParams(table.name, id),
      ProjectionExpression: 'pk, sk, #session, #miss, #count',
      ExpressionAttributeNames: { '#session': 'session', '#miss': 'miss', '#count': 'count' },
    });
    const rest = items.filter(({ sk }) => sk !== head.sk);
    if (rest.length === 0) break;
    // Sessions go first, so that a repeated deletion still finds them after an interruption.
    await deleteItems(table, await boundSessions(table, rest));
    await revertMisses(table, rest);
    await deleteItems(table, rest, also);
    removed += rest.length;
  }
  return removed;
};
