import { knownConversation } from '#functions/conversations/cookie.ts';
import { handle } from '#functions/http/define.ts';
import { submitBooking } from '#functions/leads/submit.ts';
import { bookConsultation } from '#shared/api/consultations.ts';

/** A consultation request. */
export const route = handle(
  bookConsultation,
  (deps) =>
    ({ body, visitorId, idempotencyKey, requestCookies }) =>
      submitBooking(deps, body, {
        visitorId,
        idempotencyKey,
        conversation: knownConversation(deps.env, requestCookies, deps.clock()),
      }),
);
