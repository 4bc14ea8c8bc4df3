import type { Portal } from '../data/portal.ts';
import type { TodayItem } from './today-item.ts';

/** What the sources of a day are made of. */
export interface TodayData extends Pick<Portal, 'contacts' | 'clients' | 'bookings'> {
  /** The present, refreshed every minute. */
  readonly now: number;
  /** Today, YYYY-MM-DD, in the reader's calendar. */
  readonly day: string;
}

export interface TodaySource {
  readonly name: string;
  /** Heading of its section. */
  readonly label: string;
  /** A hook: a source may read something of its own. What it answers should stay the same while nothing changes. */
  readonly useItems: (data: TodayData) => readonly TodayItem[];
}
