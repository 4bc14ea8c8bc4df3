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

/** What a request has that was stored before requests had states. */
const beforeStates = ({ createdAt }: Item): Item => ({
  status: 'requested',
  durationMinutes: brand.consultationHours.slotMinutes,
  updatedAt: createdAt,
});

/** A stored consultation request as the portal shows it; damaged fields are blank and named. */
export const readBooking = (item: Item): Booking =>
  readStored(bookingSchema, () => blankBooking(String(item.sk ?? '')), { ...beforeStates(item), ...item });

declare module '#functions/table/keys.ts' {
  interface CollectionNames {
    BOOKINGS: true;
  }
}

/** How consultation requests are read and counted; suspected spam and what is a contact already is no new lead of its day. */
export const bookings: Collection<Booking> = {
  name: 'BOOKINGS',
  read: readBooking,
  identities: ({ email, phone }) => [email, phone ?? ''],
  counters: ({ spamReason }) => (spamReason ? { all: 1, spam: 1 } : { all: 1 }),
  dayCounters: ({ spamReason, contactId }) => (spamReason || contactId ? {} : { bookings: 1 }),
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
  { story, extra }: { readonly story?: Item | undefined; readonly extra?: Item | undefined } = {},
): Write[] => [
  ...createWrites(table, bookings, booking, { extra, story: client ? undefined : story }),
  ...(client ? createWrites(table, clients, client, { extra, story }) : []),
];
