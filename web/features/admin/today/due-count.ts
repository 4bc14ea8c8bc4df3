import type { Booking, Client, Contact } from '#shared/domain/leads.ts';
import { localDay } from '#web/lib/format.ts';
import { listFollowUps } from './sources/follow-ups.ts';
import { listLeadTasks } from './sources/lead-tasks.ts';

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
  listLeadTasks(contacts, clients, bookings, now).length +
  listFollowUps(clients, contacts, localDay(new Date(now))).length;
