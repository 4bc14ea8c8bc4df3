import { isUpcomingBooking } from '#shared/domain/lead-stats.ts';
import type { Booking } from '#shared/domain/leads.ts';

const weekMs = 7 * 86_400_000;

/** Counts all bookings, upcoming ones and those of the last seven days; excludes spam. */
export const countBookings = (
  rows: readonly Booking[],
  now: Date,
): { total: number; upcoming: number; week: number } => {
  const real = rows.filter(({ spamReason }) => !spamReason);
  return {
    total: real.length,
    upcoming: real.filter((booking) => isUpcomingBooking(booking, now.getTime())).length,
    week: real.filter(({ createdAt }) => Date.parse(createdAt) > now.getTime() - weekMs).length,
  };
};

/** Counts bookings that the owner still has to confirm, move or decline and whose time has not passed. */
export const countUndecided = (rows: readonly Booking[], now: number): number =>
  rows.filter(
    ({ status, spamReason, startsAt }) =>
      status === 'requested' && !spamReason && !(startsAt && Date.parse(startsAt) < now),
  ).length;
