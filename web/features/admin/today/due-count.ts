import type { Booking, Client, Contact } from '#shared/domain/leads.ts';
import { localDay } from '#web/lib/format.ts';
import { answersOwed } from './sources/answers.ts';
import { appointmentsAhead } from './sources/appointments.ts';
import { followUpsDue } from './sources/follow-ups.ts';

interface Day {
  readonly contacts: readonly Contact[];
  readonly clients: readonly Client[];
  readonly bookings: readonly Booking[];
  /** Conversations of visitors who wait for a person or need care. */
  readonly conversations: number;
}

/** Number of items on Today's list. */
export const dueCount = ({ contacts, clients, bookings, conversations }: Day, now: number): number =>
  conversations +
  answersOwed(contacts, clients, bookings, now).length +
  appointmentsAhead(bookings, now).length +
  followUpsDue(clients, contacts, localDay(new Date(now))).length;
