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

/** A section of the overview with a total. */
export type OverviewSection = {
  [Name in keyof Overview]: Overview[Name] extends { total: number } ? Name : never;
}[keyof Overview];

/** The collection's name in an erasure's receipt and, if shown there, in the overview. */
type Shown =
  | {
      readonly label: OverviewSection;
      /** Groups of totals in the overview, keyed by their name there. */
      readonly overview: Readonly<Record<string, CounterGroup>>;
    }
  | { readonly label: string; readonly overview?: never };

/** What a collection does beyond storing records. */
export type LeadCollection<T extends Listed = Listed> = Collection<T> &
  Shown & {
    /**
     * The collection's list in a person's export; if absent, its items are exported with those outside
     * collections.
     */
    readonly exportAs?: keyof PersonLists;
    /**
     * Builds the owner's notice of a new record; returns undefined if none is needed. If absent, the
     * collection never notifies.
     */
    notice?(record: T, siteUrl: string): LeadNotice | undefined;
  };

const asLeadCollection = <T extends Listed>(collection: LeadCollection<T>): LeadCollection => collection;

/**
 * The list of collections. Export, erasure, overview, notices and the local runtime iterate over it; a
 * collection declared without an entry here doesn't compile.
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

/** Finds the collection stored in a partition; undefined for other partitions. */
export const collectionOf = (pk: unknown, collections: LeadCollections = leadCollections) =>
  typeof pk === 'string' && Object.hasOwn(collections, pk) ? collections[pk] : undefined;
