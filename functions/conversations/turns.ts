import { readOwn } from '#functions/conversations/store/read-own.ts';
import { defineHandler, reply } from '#functions/http/define.ts';
import { getOwnConversation } from '#shared/api/conversations.ts';
import { forgetConversation, knownConversation } from './cookie.ts';

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
