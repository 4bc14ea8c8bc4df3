import { wordsFor } from '#functions/bookings/booking-mail.ts';
import { bookingBehind } from '#functions/bookings/booking-page.ts';
import { bookings } from '#functions/bookings/bookings.ts';
import { calendarReply } from '#functions/bookings/calendar-response.ts';
import { defineHandler } from '#functions/http/define.ts';
import { siteAddress } from '#functions/http/site-address.ts';
import { getBookingFile } from '#shared/api/bookings.ts';

/** Returns the appointment as a file for the visitor's calendar. */
export const route = defineHandler(getBookingFile, (deps) => async ({ params, headers }) => {
  const booking = bookings.read(await bookingBehind(deps, params.token));
  const { texts } = await wordsFor(booking);
  const page = `${siteAddress(deps.env, headers)}/booking/${params.token}`;
  return calendarReply(booking, { now: deps.clock(), page, title: texts.titles.done });
});
