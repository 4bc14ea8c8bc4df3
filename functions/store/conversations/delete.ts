import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/http/types.ts';
import { conversationDays } from '#shared/domain/conversations.ts';
import { deleteItems } from '../collections/delete-record.ts';
import { conversationHeadKey } from '../table/keys.ts';
import { queryAll } from '../table/query.ts';
import { inDays } from '../table/time.ts';
import type { Item, Write } from '../table/transact.ts';
import { conversationParams } from './read.ts';

const maxRounds = 5;

/**
 * Deletes everything of a conversation. What stays is a mark without a word in it, that makes a message on its way find no
 * conversation any more; it expires with the cookie. Returns how many items went.
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
  // A message that was being written when the mark was set is found by looking once more.
  for (let round = 0; round < maxRounds; round += 1) {
    const items = await queryAll(table, {
      ...conversationParams(table.name, id),
      ProjectionExpression: 'pk, sk',
    });
    const rest = items.filter(({ sk }) => sk !== head.sk);
    if (rest.length === 0) break;
    await deleteItems(table, rest, also);
    removed += rest.length;
  }
  return removed;
};
