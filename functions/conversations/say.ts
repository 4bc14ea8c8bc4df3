import { replyToDanger } from '#functions/assistant/danger/reply.ts';
import { callOwner } from '#functions/conversations/store/calls.ts';
import { sendLiveMessage } from '#functions/conversations/store/live.ts';
import { defineHandler } from '#functions/http/define.ts';
import { sayToPerson } from '#shared/api/conversations.ts';
import { pageGroup } from '#shared/domain/conversations.ts';
import { ownConversation } from './cookie.ts';

/**
 * Sends the visitor's message to a person, once and in order. A visitor in danger gets the emergency numbers at once, because
 * the person may not be reading.
 */
export const route = defineHandler(sayToPerson, (deps) => async ({ body, headers, requestCookies }) => {
  const now = deps.clock();
  const { id, endsAt } = ownConversation(deps.env, requestCookies, now);
  const { clientId, text, known = 0, timeZone, page } = body;
  const danger = await replyToDanger(text, { timeZone, acceptLanguage: headers['accept-language'] });
  const message = await sendLiveMessage(deps.table, {
    ...{ id, endsAt, clientId, text, known, from: 'visitor', now },
    danger: danger !== undefined,
  });
  if (!danger) return message;
  const { language } = danger;
  await callOwner(deps, { conversation: id, reason: 'danger', language, page: pageGroup(page), now });
  return { ...message, danger: danger.text };
});
