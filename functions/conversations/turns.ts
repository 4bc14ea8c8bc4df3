import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import {
  type Head,
  isDeleted,
  liveMessagesOf,
  readHead,
  turnsOf,
} from '#functions/conversations/store/read.ts';
import { defineHandler, reply } from '#functions/http/define.ts';
import { conversationHeadKey, conversationPartition, turnPrefix } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import type { LiveMessage, OwnTurn, Turn } from '#shared/api/conversations.ts';
import { getOwnConversation } from '#shared/api/conversations.ts';
import { forgetConversation, knownConversation } from './cookie.ts';

/** As many as a panel shows. */
const maxItems = 200;

const toOwn = ({ id, at, said, text, language, where, cards, links, media }: Turn): OwnTurn => ({
  id,
  at,
  said,
  text,
  language,
  ...(where.startsWith('flow:') ? { flow: true } : {}),
  cards,
  ...(links ? { links } : {}),
  ...(media ? { media } : {}),
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

const nothing = { state: 'assistant' as const, turns: [], messages: [] };

/**
 * Returns the conversation so far, for a tab that doesn't have it. Deletes the cookie of a deleted
 * conversation.
 */
export const route = defineHandler(
  getOwnConversation,
  ({ table, clock, env }) =>
    async ({ requestCookies }) => {
      const now = clock();
      const own = knownConversation(env, requestCookies, now);
      if (!own) return nothing;
      const { head, turns, messages, deleted } = await readOwn(table, own.id, now);
      if (head) return { state: head.speaker, turns, messages };
      return deleted
        ? reply({ cookies: [forgetConversation(env, now)], body: { ...nothing, deleted } })
        : nothing;
    },
);
