import type { Booking, Client, Contact } from '#shared/domain/leads.ts';
import type { TodayItem } from '../today-item.ts';
import { listAppointments } from './appointments.ts';
import { listRepliesDue } from './replies-due.ts';

/** Replies due and appointments. A request that waits for a reply is one task, not two. */
export const listLeadTasks = (
  contacts: readonly Contact[],
  clients: readonly Client[],
  bookings: readonly Booking[],
  now: number,
): TodayItem[] => {
  const replies = listRepliesDue(contacts, clients, bookings, now);
  const named = new Set(replies.flatMap(({ booking }) => booking ?? []));
  const others = bookings.filter(({ id, status }) => status !== 'requested' || !named.has(id));
  return [...replies, ...listAppointments(others, now)];
};
