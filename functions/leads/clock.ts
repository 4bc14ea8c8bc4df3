import { type Counters, inGroup } from '#functions/table/counters.ts';
import { brand } from '#shared/brand.ts';

const hourMs = 3_600_000;

/** When the 24-hour response promise ends for a lead made at `now`. */
export const respondBy = (now: Date): string =>
  new Date(now.getTime() + brand.responseHours * hourMs).toISOString();

interface Clock {
  readonly createdAt: string;
  readonly respondBy?: string | undefined;
  readonly respondedAt?: string | undefined;
}

/** Counters that an answered lead adds: one answer, in time or late, and its minutes. */
export const clockCounters = (lead: Clock): Counters =>
  lead.respondedAt
    ? { ...answerCounters(lead), answerMinutes: Math.max(0, Math.round(minutesOf(lead))) }
    : {};

/**
 * Upper ends of the time spans that answers are counted in, in minutes: fine where most answers are, coarse
 * for late ones.
 */
const answerSpans = [
  15, 30, 60, 120, 180, 240, 360, 480, 720, 960, 1200, 1440, 2160, 2880, 4320, 7200, 10_080, 20_160, 43_200,
] as const;
const longest = 'more';

const minutesOf = ({ createdAt, respondedAt = createdAt }: Clock): number =>
  (Date.parse(respondedAt) - Date.parse(createdAt)) / 60_000;

/** Counters that an answered lead adds to its day; empty for an unanswered one. */
export const answerCounters = (
  lead: Clock,
): { answered?: number; inTime?: number; [within: `within:${string}`]: number } => {
  const { respondBy: due, respondedAt } = lead;
  if (!respondedAt) return {};
  const minutes = minutesOf(lead);
  const span = answerSpans.find((end) => minutes <= end) ?? longest;
  return {
    answered: 1,
    inTime: !due || respondedAt <= due ? 1 : 0,
    [inGroup('within', String(span)) as `within:${string}`]: 1,
  };
};

/** Median response time in hours, estimated within its time span; undefined without answers. */
export const medianHours = (spans: Readonly<Record<string, number>>): number | undefined => {
  const counts = [...answerSpans, longest].map((end) => Math.max(0, spans[String(end)] ?? 0));
  const half = counts.reduce((sum, count) => sum + count, 0) / 2;
  if (half === 0) return undefined;
  let passed = 0;
  for (const [index, count] of counts.entries()) {
    if (passed + count < half) {
      passed += count;
      continue;
    }
    const from = answerSpans[index - 1] ?? 0;
    const to = answerSpans[index] ?? from * 2;
    return Math.round(((from + ((half - passed) / count) * (to - from)) / 60) * 10) / 10;
  }
  return undefined;
};

/** Returns the lead with its response clock stopped, if one is running. */
export const stopClock = <T extends Clock>(lead: T, at: string): T =>
  lead.respondBy && !lead.respondedAt ? { ...lead, respondedAt: at } : lead;
