import { bookingPagePath } from '#functions/bookings/booking-token.ts';
import { submitBooking } from '#functions/bookings/submit-booking.ts';
import { knownConversation } from '#functions/conversations/cookie.ts';
import { defineHandler } from '#functions/http/define.ts';
import { bookConsultation } from '#shared/api/consultations.ts';

/** Stores a consultation request and holds its time. */
export const route = defineHandler(
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
