import { brand } from '#shared/brand.ts';
import { personIdentity } from '#shared/domain/person.ts';
import type { LeadChange } from '../leads/use-change.ts';

export type Urgency = 'overdue' | 'soon' | 'today' | 'later';

/** What one key does with an item: the changes, and what was done in words. */
export interface ItemAction {
  /** On the key's hint: 'Mark contacted'. */
  readonly label: string;
  readonly done: string;
  readonly changes: readonly LeadChange[];
}

/** Until when something waits: the day, and the instant of its morning. */
export interface Until {
  readonly day: string;
  readonly instant: string;
}

/** One thing that somebody has to do today. */
export interface TodayItem {
  /** Stays the same while the lists are refreshed. */
  readonly key: string;
  readonly name: string;
  readonly company: string;
  /** What was written, or what is to be done. */
  readonly text: string;
  /** What the clock or the calendar says, in words. */
  readonly due: string;
  /** Sorts inside its section: the smaller, the earlier. */
  readonly at: number;
  readonly urgency: Urgency;
  /** E-mail address or phone number that the record is found by; absent for somebody who left neither. */
  readonly person?: string;
  /** Opens something else than the person's record. */
  readonly opens?: { readonly label: string; readonly search: Readonly<Record<string, string>> };
  readonly done?: ItemAction;
  /** Absent for what cannot wait. */
  readonly snooze?: (until: Until) => ItemAction;
}

/** Who a lead is from, as everything of a person is found; undefined where nothing is known. */
export const personOf = (given: string | undefined): string | undefined =>
  given?.trim() ? personIdentity(given) : undefined;

const two = (part: number) => String(part).padStart(2, '0');

/**
 * A day in the reader's own calendar, from the hour on at which the company's day begins: what is put off late in the evening
 * isn't back at midnight.
 */
export const untilDay = (year: number, month: number, date: number): Until => {
  const [hour = 0, minute = 0] = brand.consultationHours.from.split(':').map(Number);
  const day = new Date(year, month, date, hour, minute);
  return {
    day: `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`,
    instant: day.toISOString(),
  };
};

/** Tomorrow, and the Monday that follows, as somebody sees them who puts things off at `now`. */
export const usualDays = (now: number): { readonly tomorrow: Until; readonly nextWeek: Until } => {
  const today = new Date(now);
  const [year, month, date] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const toMonday = (8 - today.getDay()) % 7 || 7;
  return {
    tomorrow: untilDay(year, month, date + 1),
    nextWeek: untilDay(year, month, date + toMonday),
  };
};
