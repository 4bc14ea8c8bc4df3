import type { Booking, Client, Contact } from '#shared/domain/leads.ts';
import { localDay } from '#web/lib/format.ts';
import { answersOwed } from './sources/answers.ts';
import { appointmentsAhead } from './sources/appointments.ts';
import { followUpsDue } from './sources/follow-ups.ts';

interface Day {
  readonly contacts: readonly Contact[];
  readonly clients: readonly Client[];
  readonly bookings: readonly Booking[];
  /** Visitors who asked for a person and are still waiting. */
  readonly asked: number;
}

/** Number of items on Today's list. */
export const dueCount = ({ contacts, clients, bookings, asked }: Day, now: number): number =>
  asked +
  answersOwed(contacts, clients, now).length +
  appointmentsAhead(bookings, now).length +
  followUpsDue(clients, contacts, localDay(new Date(now))).length;
