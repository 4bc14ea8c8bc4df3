import { leadsIn, type SalesLead } from '#shared/domain/lead-stats.ts';
import type { Booking, Client, Contact } from '#shared/domain/leads.ts';

const dayMs = 86_400_000;

/** Start of yesterday in the reader's time zone, as an ISO instant. */
export const startOfYesterday = (now: number): string => {
  const day = new Date(now - dayMs);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).toISOString();
};

export interface SinceYesterday {
  readonly leads: readonly SalesLead[];
  readonly bookings: readonly Booking[];
}

/** Leads and consultation requests received since `from`, without imports and suspected spam. */
export const sinceYesterday = (
  contacts: readonly Contact[],
  clients: readonly Client[],
  bookings: readonly Booking[],
  from: string,
): SinceYesterday => ({
  leads: leadsIn(contacts, clients, { from }),
  bookings: bookings.filter(({ createdAt, spamReason }) => createdAt >= from && !spamReason),
});
