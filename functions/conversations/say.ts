import { say } from '#functions/conversations/store/live.ts';
import { handle } from '#functions/http/define.ts';
import { sayToPerson } from '#shared/api/conversations.ts';
import { ownConversation } from './own.ts';

/** What the visitor says to a person: once, and in order. */
export const route = handle(sayToPerson, ({ table, clock, env }) => async ({ body, requestCookies }) => {
  const now = clock();
  const { id, endsAt } = ownConversation(env, requestCookies, now);
  const { clientId, text, known = 0 } = body;
  return say(table, { id, endsAt, clientId, text, known, from: 'visitor', now });
});
