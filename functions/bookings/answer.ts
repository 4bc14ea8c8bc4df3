import { answerAsVisitor } from '#functions/bookings/booking-page.ts';
import { defineHandler } from '#functions/http/define.ts';
import { siteAddress } from '#functions/http/site-address.ts';
import { answerBooking } from '#shared/api/bookings.ts';

/** Takes the visitor's answer: accept or decline a proposed time, or cancel the request. */
export const route = defineHandler(
  answerBooking,
  (deps) =>
    ({ params, body, headers }) =>
      answerAsVisitor(deps, params.token, { ...body, site: siteAddress(deps.env, headers) }),
);
