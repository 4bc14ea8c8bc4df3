import { isUpcomingBooking } from '#shared/domain/lead-stats.ts';
import type { Booking } from '#shared/domain/leads.ts';

const weekMs = 7 * 86_400_000;

/** All bookings, upcoming ones and those requested in the last seven days; excludes spam. */
export const groupBookings = (
  rows: readonly Booking[],
  now: Date,
): Readonly<Record<'total' | 'upcoming' | 'week', readonly Booking[]>> => {
  const real = rows.filter(({ spamReason }) => !spamReason);
  return {
    total: real,
    upcoming: real.filter((booking) => isUpcomingBooking(booking, now.getTime())),
    week: real.filter(({ createdAt }) => Date.parse(createdAt) > now.getTime() - weekMs),
  };
};

/** Counts bookings that the owner still has to confirm, move or decline and whose time has not passed. */
export const countUndecided = (rows: readonly Booking[], now: number): number =>
  rows.filter(
    ({ status, spamReason, startsAt }) =>
      status === 'requested' && !spamReason && !(startsAt && Date.parse(startsAt) < now),
  ).length;
