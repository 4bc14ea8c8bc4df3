import type { Counters } from '#functions/store/collections/counters.ts';
import { brand } from '#shared/brand.ts';

const hourMs = 3_600_000;

/** End of the promise to answer within 24 hours, for a lead made at `now`. */
export const respondBy = (now: Date): string =>
  new Date(now.getTime() + brand.responseHours * hourMs).toISOString();

interface Clock {
  readonly createdAt: string;
  readonly respondBy?: string | undefined;
  readonly respondedAt?: string | undefined;
}

/** What an answered lead adds to the totals: one answer, in time or not, after so many minutes. */
export const clockCounters = ({ createdAt, respondBy: due, respondedAt }: Clock): Counters => {
  if (!respondedAt) return {};
  const minutes = Math.round((Date.parse(respondedAt) - Date.parse(createdAt)) / 60_000);
  return { answered: 1, inTime: !due || respondedAt <= due ? 1 : 0, answerMinutes: Math.max(0, minutes) };
};

/** The lead with its clock stopped, when it has one that runs. */
export const stopped = <T extends Clock>(lead: T, at: string): T =>
  lead.respondBy && !lead.respondedAt ? { ...lead, respondedAt: at } : lead;
