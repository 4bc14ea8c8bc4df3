import { showSigns } from '#functions/conversations/store/live.ts';
import { defineHandler } from '#functions/http/define.ts';
import { showToPerson } from '#shared/api/conversations.ts';
import { AppError } from '#shared/errors.ts';
import { ownConversation } from './cookie.ts';

/** Shows the owner that the visitor is typing and how far they have read. */
export const route = defineHandler(
  showToPerson,
  ({ table, clock, env }) =>
    async ({ body, requestCookies }) => {
      const now = clock();
      const { id } = ownConversation(env, requestCookies, now);
      if (!(await showSigns(table, { id, by: 'visitor', ...body, now })))
        throw new AppError('record.not_found');
      return { ok: true };
    },
);
