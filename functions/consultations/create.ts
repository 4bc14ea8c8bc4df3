import { handle } from '#functions/http/define.ts';
import { submitBooking } from '#functions/leads/submit.ts';
import { bookConsultation } from '#shared/api/consultations.ts';

/** A consultation request. */
export const route = handle(
  bookConsultation,
  (deps) =>
    ({ body, ...sender }) =>
      submitBooking(deps, body, sender),
);
