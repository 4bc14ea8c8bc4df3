import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { conversationHeadKey, conversationPartition, turnPrefix } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import type { LiveMessage, OwnTurn, Turn } from '#shared/api/conversations.ts';
import { type Head, isDeleted, liveMessagesOf, readHead, turnsOf } from './read.ts';

/** As many as a panel shows. */
const maxItems = 200;

const toOwn = ({ id, at, said, text, language, where, cards, links }: Turn): OwnTurn => ({
  id,
  at,
  said,
  text,
  language,
  ...(where.startsWith('flow:') ? { flow: true } : {}),
  cards,
  ...(links ? { links } : {}),
});

/** Reads the latest messages of a visitor's conversation in order, and its head, with one Query. */
export const readOwn = async (
  { client, name }: Table,
  id: string,
  now: Date,
): Promise<{ head: Head | undefined; turns: OwnTurn[]; messages: LiveMessage[]; deleted: boolean }> => {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :head',
      ExpressionAttributeValues: {
        ':pk': conversationPartition(id),
        ':first': turnPrefix,
        ':head': conversationHeadKey(id).sk,
      },
      ScanIndexForward: false,
      Limit: maxItems,
      ConsistentRead: true,
    }),
  );
  const items = Items.toReversed();
  const head = items.find(({ sk }) => sk === conversationHeadKey(id).sk);
  const kept = readHead(head, now);
  return {
    head: kept,
    turns: kept
      ? turnsOf(items)
          .filter(({ where }) => !where.startsWith('demo:'))
          .map(toOwn)
      : [],
    messages: kept ? liveMessagesOf(items) : [],
    deleted: isDeleted(head),
  };
};
