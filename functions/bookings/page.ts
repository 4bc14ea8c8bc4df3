import { bookingBehind, pageOf } from '#functions/bookings/booking-page.ts';
import { bookings } from '#functions/bookings/bookings.ts';
import { defineHandler } from '#functions/http/define.ts';
import { getBookingPage } from '#shared/api/bookings.ts';

/** Returns the current state of a visitor's request. */
export const route = defineHandler(
  getBookingPage,
  (deps) =>
    async ({ params }) =>
      pageOf(bookings.read(await bookingBehind(deps, params.token))),
);
