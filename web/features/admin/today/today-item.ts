import type { Booking, Client, Contact } from '#shared/domain/leads.ts';
import { personIdentity } from '#shared/domain/person.ts';

/** The kinds of work of a day, in the order in which they are shown. */
export const urgencies = ['overdue', 'soon', 'today', 'later'] as const;
export type Urgency = (typeof urgencies)[number];

/** One thing that somebody has to do today. */
export interface TodayItem {
  /** Stays the same while the list is refreshed. */
  readonly key: string;
  readonly name: string;
  readonly company: string;
  /** The first words of what was written, or what is to be done. */
  readonly text: string;
  /** What the clock or the calendar says, in words. */
  readonly due: string;
  /** Sorts inside its section: the smaller, the earlier. */
  readonly at: number;
  readonly urgency: Urgency;
  /** E-mail address or phone number that the record is found by; absent for somebody who left neither. */
  readonly person?: string;
  /** What the keys change; absent where there is nothing to change. */
  readonly subject?: Subject;
  /** Instead of the person's record. */
  readonly open?: () => void;
}

/** The record behind an item: every lead of a person that waits is answered by one. */
export type Subject =
  | { readonly kind: 'contact'; readonly lead: Contact }
  | { readonly kind: 'client'; readonly lead: Client }
  | { readonly kind: 'booking'; readonly booking: Booking };

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const textChars = 160;

/** The beginning of what was written, on one line. */
export const beginning = (text: string): string => {
  const line = oneLine(text);
  return line.length > textChars ? `${line.slice(0, textChars).trimEnd()}…` : line;
};

/** Who a lead is from, as everything of a person is found; empty where nothing is known. */
export const personOf = (given: string | undefined): string | undefined =>
  given?.trim() ? personIdentity(given) : undefined;
