import { deleteConversation as remove } from '#functions/conversations/store/delete.ts';
import { defineHandler, reply } from '#functions/http/define.ts';
import { deleteConversation } from '#shared/api/conversations.ts';
import { forgetConversation, knownConversation } from './cookie.ts';

/** Deletes the visitor's conversation and its cookie. */
export const route = defineHandler(
  deleteConversation,
  ({ table, clock, env }) =>
    async ({ requestCookies }) => {
      const now = clock();
      const known = knownConversation(env, requestCookies, now);
      if (!known) return { deleted: false };
      await remove(table, known.id, now);
      return reply({ cookies: [forgetConversation(env, now)], body: { deleted: true } });
    },
);
