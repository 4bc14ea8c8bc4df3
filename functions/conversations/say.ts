import { recogniseDanger } from '#functions/assistant/danger/recognise.ts';
import { sendLiveMessage } from '#functions/conversations/store/live.ts';
import { defineHandler } from '#functions/http/define.ts';
import { sayToPerson } from '#shared/api/conversations.ts';
import { ownConversation } from './own.ts';

/** Sends the visitor's message to a person, once and in order. */
export const route = defineHandler(
  sayToPerson,
  ({ table, clock, env }) =>
    async ({ body, requestCookies }) => {
      const now = clock();
      const { id, endsAt } = ownConversation(env, requestCookies, now);
      const { clientId, text, known = 0 } = body;
      const danger = (await recogniseDanger(text)) !== undefined;
      return sendLiveMessage(table, { id, endsAt, clientId, text, known, from: 'visitor', now, danger });
    },
);
