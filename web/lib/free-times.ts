import { getFreeTimes } from '#shared/api/free-times.ts';
import type { RouteQuery } from '#shared/api/route.ts';
import { isCalendarDate, wallClockAt } from '#shared/domain/wall-clock.ts';
import { useApi } from './query.ts';

/** How many of the next free times to show. */
const maxNext = 4;

interface Wanted {
  /** The day that the visitor chose, `YYYY-MM-DD`; empty until then. */
  readonly day: string;
  readonly zone: string;
  /** The service chosen in the booking form; services can differ in length. */
  readonly service?: RouteQuery<typeof getFreeTimes>['service'];
  /** False while no times are needed. */
  readonly isNeeded?: boolean;
}

export interface FreeTime {
  readonly start: Date;
  /** As sent by the form, in the visitor's zone. */
  readonly date: string;
  readonly time: string;
}

export const toFreeTime = (iso: string, zone: string): FreeTime => {
  const start = new Date(iso);
  return { start, ...wallClockAt(start, zone) };
};

export interface FreeTimes {
  readonly state: 'loading' | 'failed' | 'ready';
  /** Free times of the chosen day. */
  readonly ofDay: readonly FreeTime[];
  /** The next free times from the chosen day on, or from today. */
  readonly next: readonly FreeTime[];
  readonly reload: () => void;
}

/** Reads the free times of a day and the two weeks after it. */
export const useFreeTimes = ({ day, zone, service, isNeeded = true }: Wanted): FreeTimes => {
  const today = wallClockAt(new Date(), zone).date;
  const from = isCalendarDate(day) && day > today ? day : today;
  const { data, error, isValidating, mutate } = useApi(
    getFreeTimes,
    isNeeded ? { query: { from, timeZone: zone, ...(service ? { service } : {}) } } : null,
  );
  const times = (data?.times ?? []).map((iso) => toFreeTime(iso, zone));
  return {
    state: data ? 'ready' : error && !isValidating ? 'failed' : 'loading',
    ofDay: times.filter(({ date }) => date === day),
    next: times.slice(0, maxNext),
    reload: () => void mutate(),
  };
};
