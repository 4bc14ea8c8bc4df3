import { handle } from '#functions/http/define.ts';
import { bookingBehind } from '#functions/leads/booking-page.ts';
import { bookings } from '#functions/leads/bookings.ts';
import { calendarReply } from '#functions/leads/calendar-reply.ts';
import { getBookingFile } from '#shared/api/bookings.ts';

/** The appointment for the visitor's calendar. */
export const route = handle(getBookingFile, (deps) => async ({ params }) => {
  const booking = bookings.read(await bookingBehind(deps, params.token));
  return calendarReply(booking, deps.clock());
});
