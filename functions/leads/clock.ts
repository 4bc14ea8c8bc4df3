import type { Counters } from '#functions/table/counters.ts';
import { brand } from '#shared/brand.ts';
import { firstAnswer } from '#shared/domain/lead-stats.ts';

const hourMs = 3_600_000;

/** When the 24-hour response promise ends for a lead made at `now`. */
export const respondBy = (now: Date): string =>
  new Date(now.getTime() + brand.responseHours * hourMs).toISOString();

type Clock = Parameters<typeof firstAnswer>[0];

/**
 * What an answered lead adds to its day's counters: one answer, in time or late. Empty if no answer was due.
 */
export const answerCounters = (lead: Clock): { answered?: number; inTime?: number } => {
  const answer = firstAnswer(lead);
  return answer ? { answered: 1, inTime: answer.isInTime ? 1 : 0 } : {};
};

/** The same for the totals, including the minutes it took to answer. */
export const clockCounters = (lead: Clock): Counters => ({
  ...answerCounters(lead),
  ...(firstAnswer(lead) ? { answerMinutes: Math.round(firstAnswer(lead)?.minutes ?? 0) } : {}),
});
