import type { Booking, Client, Contact } from '#shared/domain/leads.ts';

export interface SinceYesterday {
  readonly leads: number;
  readonly answered: number;
  readonly bookings: number;
  readonly signed: number;
}

const dayMs = 86_400_000;

/** Start of yesterday in the reader's time zone, as an ISO instant. */
export const startOfYesterday = (now: number): string => {
  const day = new Date(now - dayMs);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).toISOString();
};

/**
 * Counts what happened since `from`. A project converted from a contact or booking is not counted as a lead
 * again.
 */
export const sinceYesterday = (
  contacts: readonly Contact[],
  clients: readonly Client[],
  bookings: readonly Booking[],
  from: string,
): SinceYesterday => {
  const isNew = ({ createdAt }: { readonly createdAt: string }) => createdAt >= from;
  const counted = { leads: 0, answered: 0, bookings: 0, signed: 0 };
  for (const contact of contacts) {
    if (isNew(contact) && contact.status !== 'spam') counted.leads += 1;
    if (contact.respondedAt && contact.respondedAt >= from) counted.answered += 1;
    if (contact.status === 'signed' && contact.updatedAt >= from) counted.signed += 1;
  }
  for (const client of clients) {
    if (isNew(client) && client.source !== 'contact' && !client.contactId) counted.leads += 1;
    if (!client.contactId && client.respondedAt && client.respondedAt >= from) counted.answered += 1;
  }
  for (const booking of bookings) if (isNew(booking) && !booking.spamReason) counted.bookings += 1;
  return counted;
};
