import type { Collection } from '#functions/table/collection.ts';
import { createWrites } from '#functions/table/create-record.ts';
import { instantOfId, readStored } from '#functions/table/stored.ts';
import type { Item, Write } from '#functions/table/transact.ts';
import { brand } from '#shared/brand.ts';
import { type Booking, bookingSchema, type Client } from '#shared/domain/leads.ts';
import { clients } from '../clients/clients.ts';

const blankBooking = (id: string): Booking => ({
  id,
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  status: 'requested',
  durationMinutes: brand.consultationHours.slotMinutes,
  createdAt: instantOfId(id),
  updatedAt: instantOfId(id),
});

/** Defaults for requests stored before states existed. */
const beforeStates = ({ createdAt }: Item): Item => ({
  status: 'requested',
  durationMinutes: brand.consultationHours.slotMinutes,
  updatedAt: createdAt,
});

/** Parses a stored request; unreadable fields are blank and named in `problem`. */
export const readBooking = (item: Item): Booking =>
  readStored(bookingSchema, () => blankBooking(String(item.sk ?? '')), { ...beforeStates(item), ...item });

declare module '#functions/table/keys.ts' {
  interface CollectionNames {
    BOOKINGS: true;
  }
}

/**
 * How consultation requests are read and counted. Suspected spam and requests from a known contact are not
 * counted as new leads.
 */
export const bookings: Collection<Booking> = {
  name: 'BOOKINGS',
  read: readBooking,
  identities: ({ email, phone }) => [email, phone ?? ''],
  counters: ({ spamReason }) => (spamReason ? { all: 1, spam: 1 } : { all: 1 }),
  dayCounters: ({ spamReason, contactId }) => (spamReason || contactId ? {} : { bookings: 1 }),
};

/**
 * The writes that store a request with its client project and timeline, all or nothing. Pass them to
 * `writeOnce`; the first is the conditional creation. Suspected spam gets no project and is not counted for
 * the day.
 */
export const createBookingWithClient = (
  table: string,
  booking: Booking,
  client: Client | undefined,
  { story, extra }: { readonly story?: Item | undefined; readonly extra?: Item | undefined } = {},
): Write[] => [
  ...createWrites(table, bookings, booking, { extra, story: client ? undefined : story }),
  ...(client ? createWrites(table, clients, client, { extra, story }) : []),
];
