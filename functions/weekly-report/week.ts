import { dayMs, dayOf } from '#functions/table/time.ts';

/** A week from Monday to Sunday by UTC days, as the counters have them. */
export interface Week {
  /** Its Monday and its Sunday. */
  readonly monday: string;
  readonly sunday: string;
  /** The instant at which the next one begins. */
  readonly end: string;
}

const hourOfLetter = 6;

/** The last week that was over when Monday's letter of `now` was due, six o'clock UTC. */
export const weekBefore = (now: Date): Week => {
  const due = new Date(now.getTime() - hourOfLetter * 3_600_000);
  const sinceMonday = (due.getUTCDay() + 6) % 7;
  const nextMonday = Date.parse(dayOf(due)) - sinceMonday * dayMs;
  return {
    monday: dayOf(new Date(nextMonday - 7 * dayMs)),
    sunday: dayOf(new Date(nextMonday - dayMs)),
    end: new Date(nextMonday).toISOString(),
  };
};
