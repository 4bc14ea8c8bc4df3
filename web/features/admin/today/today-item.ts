import { brand } from '#shared/brand.ts';
import { personIdentity } from '#shared/domain/person.ts';
import type { LeadChange } from '../leads/use-change.ts';

export type Urgency = 'overdue' | 'soon' | 'today' | 'later';

/** An action on an item: its label, its changes, and the text of its undo notice. */
export interface ItemAction {
  /** Button label, e.g. 'Mark contacted'. */
  readonly label: string;
  readonly done: string;
  readonly changes: readonly LeadChange[];
}

/** End of a snooze: the day, and the instant at which it starts for the company. */
export interface Until {
  readonly day: string;
  readonly instant: string;
}

export const todayKinds = {
  chat: 'Chat',
  message: 'Messages',
  booking: 'Bookings',
  'follow-up': 'Follow-ups',
} as const;
export type TodayKind = keyof typeof todayKinds;

/** Urgency on the list; lower values come first. */
export const ranks = { care: 0, waiting: 1, urgent: 2, booking: 3, overdue: 4, due: 5, later: 6 } as const;
export type Rank = (typeof ranks)[keyof typeof ranks];

/** The rank of a task without a special reason. */
export const rankOf = (urgency: Urgency): Rank =>
  urgency === 'overdue' ? ranks.overdue : urgency === 'later' ? ranks.later : ranks.due;

/** One task on Today's list. */
export interface TodayItem {
  /** Stable across refreshes. */
  readonly key: string;
  readonly kind: TodayKind;
  /** Why the item is on the list, e.g. 'Booking for Thursday, 10:00'. */
  readonly reason: string;
  readonly rank: Rank;
  /** Code of the person's language, if known. */
  readonly language?: string | undefined;
  readonly name: string;
  readonly company: string;
  /** The person's message, or the task. */
  readonly text: string;
  /** Due time in words. */
  readonly due: string;
  /** Sort key among items with the same rank, ascending. */
  readonly at: number;
  readonly urgency: Urgency;
  /** Id of the booking that the reason refers to. */
  readonly booking?: string;
  /** Identity of the person's record; absent if they gave neither address nor number. */
  readonly person?: string;
  /** Opens this instead of the person's record. */
  readonly opens?: { readonly label: string; readonly search: Readonly<Record<string, string>> };
  readonly done?: ItemAction;
  /** Absent if the item can't be snoozed. */
  readonly snooze?: (until: Until) => ItemAction;
}

type Position = Pick<TodayItem, 'rank' | 'at'>;
export const compareItems = (a: Position, b: Position): number => a.rank - b.rank || a.at - b.at;

/** The identity that a person's records share; undefined for an empty address. */
export const leadIdentity = (given: string | undefined): string | undefined =>
  given?.trim() ? personIdentity(given) : undefined;

const padTwo = (part: number) => String(part).padStart(2, '0');

/**
 * A day in the reader's time zone, starting at the company's opening hour. An item snoozed late in the
 * evening must not return at midnight.
 */
export const snoozeUntil = (year: number, month: number, date: number): Until => {
  const [hour = 0, minute = 0] = brand.consultationHours.from.split(':').map(Number);
  const day = new Date(year, month, date, hour, minute);
  return {
    day: `${day.getFullYear()}-${padTwo(day.getMonth() + 1)}-${padTwo(day.getDate())}`,
    instant: day.toISOString(),
  };
};

/** Tomorrow and next Monday in the reader's time zone. */
export const snoozeDays = (now: number): { readonly tomorrow: Until; readonly nextWeek: Until } => {
  const today = new Date(now);
  const [year, month, date] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const toMonday = (8 - today.getDay()) % 7 || 7;
  return {
    tomorrow: snoozeUntil(year, month, date + 1),
    nextWeek: snoozeUntil(year, month, date + toMonday),
  };
};
