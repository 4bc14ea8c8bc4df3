import { type Booking, bookingSchema, type Client } from '#shared/domain/leads.ts';
import { type Counters, dayBump, recordBump } from '../collections/counters.ts';
import { putRecord, putStory } from '../collections/parts.ts';
import type { RecordKind } from '../collections/update-record.ts';
import { instantOfId, readStored } from '../table/stored.ts';
import type { Item, Write } from '../table/transact.ts';
import { createClientWrites } from './clients.ts';

const blankBooking = (id: string): Booking => ({
  id,
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  createdAt: instantOfId(id),
});

/** A stored consultation request as the portal shows it; damaged fields are blank and named. */
export const readBooking = (item: Item): Booking =>
  readStored(bookingSchema, blankBooking(String(item.sk ?? '')), item);

/** How consultation requests are read and counted; suspected spam and what is a contact already is no new lead of its day. */
export const bookingKind: RecordKind<Booking> = {
  collection: 'BOOKINGS',
  read: readBooking,
  counters: ({ spamReason }): Counters => (spamReason ? { all: 1, spam: 1 } : { all: 1 }),
  dayCounters: ({ spamReason, contactId }): Counters => (spamReason || contactId ? {} : { bookings: 1 }),
};

/**
 * The writes that store a consultation request together with the client project made from it and the visitor's story,
 * both or neither. Hand them to `writeOnce`; the first is the booking's conditional creation. Suspected spam makes no
 * client: pass undefined and it counts as no booking of the day.
 */
export const createBookingWithClient = (
  table: string,
  booking: Booking,
  client: Client | undefined,
  story?: Item,
): Write[] => [
  putRecord(table, 'BOOKINGS', booking.email, booking),
  ...(client ? createClientWrites(table, client) : []),
  ...putStory(table, booking.email, client?.id ?? booking.id, story),
  recordBump(table, 'BOOKINGS', booking.id, bookingKind.counters(booking)),
  ...dayBump(table, booking.createdAt, bookingKind.dayCounters(booking)),
];
