import { handle } from '#functions/http/define.ts';
import { bookingPagePath } from '#functions/leads/booking-token.ts';
import { bookings } from '#functions/leads/bookings.ts';
import { calendarReply } from '#functions/leads/calendar-reply.ts';
import { getBookingCalendar } from '#shared/api/admin-bookings.ts';
import { AppError } from '#shared/errors.ts';

/** The appointment for the owner's calendar. */
export const route = handle(getBookingCalendar, ({ env, clock }) => async ({ params, stored }) => {
  if (!stored.record) throw new AppError('record.not_found');
  const page = `${env.SITE_URL ?? ''}${bookingPagePath(env.VISITOR_SECRET, params.id)}`;
  return calendarReply(bookings.read(stored.record), page, clock());
});
