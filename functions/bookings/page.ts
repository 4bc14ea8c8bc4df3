import { handle } from '#functions/http/define.ts';
import { bookingBehind, pageOf } from '#functions/leads/booking-page.ts';
import { bookings } from '#functions/leads/bookings.ts';
import { getBookingPage } from '#shared/api/bookings.ts';

/** What became of a visitor's request. */
export const route = handle(
  getBookingPage,
  (deps) =>
    async ({ params }) =>
      pageOf(bookings.read(await bookingBehind(deps, params.token))),
);
