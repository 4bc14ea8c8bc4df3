import { bookings } from '#functions/bookings/bookings.ts';
import { calendarReply } from '#functions/bookings/calendar-response.ts';
import { defineHandler } from '#functions/http/define.ts';
import { getBookingCalendar } from '#shared/api/admin-bookings.ts';
import { AppError } from '#shared/errors.ts';

/** Returns the appointment as a file for the owner's calendar. */
export const route = defineHandler(getBookingCalendar, ({ clock }) => async ({ stored }) => {
  if (!stored.record) throw new AppError('record.not_found');
  return calendarReply(bookings.read(stored.record), { now: clock() });
});
