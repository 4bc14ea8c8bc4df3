import { knownConversation } from '#functions/conversations/cookie.ts';
import { defineHandler } from '#functions/http/define.ts';
import { submitContact } from '#functions/leads/submit-lead.ts';
import { createContact } from '#shared/api/contact.ts';

/** Stores a visitor's message. */
export const route = defineHandler(
  createContact,
  (deps) =>
    ({ body, visitorId, idempotencyKey, requestCookies, headers }) =>
      submitContact(deps, body, {
        visitorId,
        idempotencyKey,
        languages: headers['accept-language'],
        conversation: knownConversation(deps.env, requestCookies, deps.clock()),
      }),
);
