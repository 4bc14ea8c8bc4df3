import type { Portal } from '../data/portal.ts';
import type { TodayItem } from './today-item.ts';

/** Input of the sources. */
export interface TodayData extends Pick<Portal, 'contacts' | 'clients' | 'bookings'> {
  /** Current time in ms, updated every minute. */
  readonly now: number;
  /** Today in the reader's time zone, YYYY-MM-DD. */
  readonly day: string;
}

/** A hook, so that a source may load data of its own. Return the same array while nothing changes. */
export type TodaySource = (data: TodayData) => readonly TodayItem[];
