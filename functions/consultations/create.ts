import { knownConversation } from '#functions/conversations/cookie.ts';
import { handle } from '#functions/http/define.ts';
import { bookingPagePath } from '#functions/leads/booking-token.ts';
import { submitBooking } from '#functions/leads/submit.ts';
import { bookConsultation } from '#shared/api/consultations.ts';

/** A consultation request. */
export const route = handle(
  bookConsultation,
  (deps) =>
    async ({ body, visitorId, idempotencyKey, requestCookies, headers }) => {
      const { id } = await submitBooking(deps, body, {
        visitorId,
        idempotencyKey,
        languages: headers['accept-language'],
        conversation: knownConversation(deps.env, requestCookies, deps.clock()),
      });
      return { id, page: bookingPagePath(deps.env.VISITOR_SECRET, id) };
    },
);
