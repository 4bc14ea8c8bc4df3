import { signsOf } from '#functions/conversations/store/live.ts';
import { etagOfHead, readSince } from '#functions/conversations/store/read.ts';
import { defineHandler, reply } from '#functions/http/define.ts';
import { pollConversation } from '#shared/api/conversations.ts';
import { knownConversation } from './cookie.ts';

/** Returns what happened in the visitor's conversation since a message; one read, 304 if nothing did. */
export const route = defineHandler(
  pollConversation,
  ({ table, clock, env }) =>
    async ({ query, requestCookies }) => {
      const now = clock();
      const own = knownConversation(env, requestCookies, now);
      const { head, messages, deleted } = own
        ? await readSince(table, own.id, Number(query.after ?? 0), now)
        : { head: undefined, messages: [], deleted: false };
      if (!head)
        return {
          state: 'assistant' as const,
          messages: [],
          person: { read: 0 },
          ...(deleted ? { deleted } : {}),
        };
      return reply({
        headers: { etag: etagOfHead(head) },
        body: {
          state: head.speaker,
          ...(head.speaker === 'waiting' && head.waitingSince ? { waitingSince: head.waitingSince } : {}),
          endsAt: new Date(head.ttl * 1000).toISOString(),
          messages,
          person: signsOf(head, 'person', now),
        },
      });
    },
);
