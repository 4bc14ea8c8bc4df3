import type { Booking } from '#shared/domain/leads.ts';

const weekMs = 7 * 86_400_000;

/** Requests in all, those whose wished time is still to come, and those made in the last seven days; without spam. */
export const bookingCounts = (
  rows: readonly Booking[],
  now: Date,
): { total: number; ahead: number; week: number } => {
  const real = rows.filter(({ spamReason }) => !spamReason);
  return {
    total: real.length,
    ahead: real.filter(({ startsAt }) => startsAt && Date.parse(startsAt) > now.getTime()).length,
    week: real.filter(({ createdAt }) => Date.parse(createdAt) > now.getTime() - weekMs).length,
  };
};

/** Requests that wait for the owner: to be confirmed, moved or declined before their time has passed. */
export const toDecide = (rows: readonly Booking[], now: number): number =>
  rows.filter(
    ({ status, spamReason, startsAt }) =>
      status === 'requested' && !spamReason && !(startsAt && Date.parse(startsAt) < now),
  ).length;
