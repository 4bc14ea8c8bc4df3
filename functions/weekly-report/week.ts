import { dayMs, dayOf } from '#functions/table/time.ts';

/** A week from Monday to Sunday in UTC days, like the counters. */
export interface Week {
  /** Its Monday and Sunday. */
  readonly monday: string;
  readonly sunday: string;
  /** The instant when the next week begins. */
  readonly end: string;
}

const reportHour = 6;

/** The last complete week at the time when the Monday report before `now` was due, at 06:00 UTC. */
export const weekBefore = (now: Date): Week => {
  const due = new Date(now.getTime() - reportHour * 3_600_000);
  const sinceMonday = (due.getUTCDay() + 6) % 7;
  const nextMonday = Date.parse(dayOf(due)) - sinceMonday * dayMs;
  return {
    monday: dayOf(new Date(nextMonday - 7 * dayMs)),
    sunday: dayOf(new Date(nextMonday - dayMs)),
    end: new Date(nextMonday).toISOString(),
  };
};
