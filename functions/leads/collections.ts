import type { Collection, Listed } from '#functions/table/collection.ts';
import type { CounterGroup } from '#functions/table/counters.ts';
import type { CollectionName } from '#functions/table/keys.ts';
import type { PersonLists } from '#shared/api/admin-leads.ts';
import type { Overview } from '#shared/api/admin-overview.ts';
import { bookings } from '../bookings/bookings.ts';
import { clients } from '../clients/clients.ts';
import { contacts } from '../contacts/contacts.ts';
import { subscribers } from '../subscribers/subscribers.ts';
import { bookingNotice, contactNotice, type LeadNotice } from './lead-notice.ts';

/** What the overview shows with a total. */
export type OverviewSection = {
  [Name in keyof Overview]: Overview[Name] extends { total: number } ? Name : never;
}[keyof Overview];

/** Its name in the receipt of an erasure; where the overview shows it, also there. */
type Shown =
  | {
      readonly label: OverviewSection;
      /** Groups of totals that the overview shows, by the name it shows them under. */
      readonly overview: Readonly<Record<string, CounterGroup>>;
    }
  | { readonly label: string; readonly overview?: never };

/** Everything that the product does with a collection beyond storing it. */
export type LeadCollection<T extends Listed = Listed> = Collection<T> &
  Shown & {
    /** Its list in a person's export; absent: among what else is stored. */
    readonly exportAs?: keyof PersonLists;
    /** What the owner is told of a new record; undefined for one that is not worth it. Absent: nothing is ever told. */
    notice?(record: T, siteUrl: string): LeadNotice | undefined;
  };

const asLeadCollection = <T extends Listed>(collection: LeadCollection<T>): LeadCollection => collection;

/**
 * THE list of collections: exporting, erasing, the overview, notices and the local runtime go through it, and a collection
 * that declared its name without a record here doesn't compile.
 */
export const leadCollections: Readonly<Record<CollectionName, LeadCollection>> = {
  CONTACTS: asLeadCollection({
    ...contacts,
    label: 'contacts',
    exportAs: 'contacts',
    overview: { byStatus: 'status', bySource: 'source', byChannel: 'channel' },
    notice: (contact, siteUrl) => (contact.status === 'spam' ? undefined : contactNotice(contact, siteUrl)),
  }),
  CLIENTS: asLeadCollection({
    ...clients,
    label: 'clients',
    exportAs: 'clients',
    overview: { byStatus: 'status', byPriority: 'priority', bySource: 'source', byChannel: 'channel' },
  }),
  BOOKINGS: asLeadCollection({
    ...bookings,
    label: 'bookings',
    exportAs: 'bookings',
    overview: {},
    notice: (booking, siteUrl) => (booking.spamReason ? undefined : bookingNotice(booking, siteUrl)),
  }),
  SUBSCRIBERS: asLeadCollection({
    ...subscribers,
    label: 'subscribers',
    exportAs: 'subscriptions',
    overview: {},
  }),
};

export type LeadCollections = Readonly<Record<string, LeadCollection>>;

/** The collection that a partition of the table is, or undefined. */
export const collectionOf = (pk: unknown, collections: LeadCollections = leadCollections) =>
  typeof pk === 'string' && Object.hasOwn(collections, pk) ? collections[pk] : undefined;
