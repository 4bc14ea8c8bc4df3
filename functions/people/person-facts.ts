import type { LinkedIdentities } from '#functions/people/store/links.ts';
import type { Item } from '#functions/table/transact.ts';
import type { PersonRecord } from '#shared/api/admin-people.ts';
import { type Booking, type Client, type Contact, notSpecified } from '#shared/domain/leads.ts';
import { distinctIdentities, isPhoneAddress, personKey } from '#shared/domain/person.ts';
import { bookings } from '../bookings/bookings.ts';
import { clients } from '../clients/clients.ts';
import { contacts } from '../contacts/contacts.ts';
import { subscribers } from '../subscribers/subscribers.ts';

/** Index kinds that are complete records of a person. */
export const recordsIn: ReadonlySet<string> = new Set(
  [contacts, clients, bookings, subscribers].map(({ name }) => name),
);

/** An identity for display: a number without its placeholder domain. */
export const shownIdentity = (identity: string): string =>
  isPhoneAddress(identity) ? identity.slice(0, identity.lastIndexOf('@')) : identity;

interface Named {
  readonly identity: string;
  readonly name: string;
  readonly company: string;
}

const known = (value: string | undefined): string => (value && value !== notSpecified ? value : '');
const fullName = (first: string, last: string): string => `${known(first)} ${known(last)}`.trim();

/** The person in a record; undefined if the record isn't a lead. */
export const namedIn = (item: Item): Named | undefined => {
  const of = (identity: string, name: string, company: string): Named => ({
    identity: distinctIdentities([identity])[0] ?? '',
    name,
    company: known(company),
  });
  if (item.pk === contacts.name) {
    const { email, firstName, lastName, company } = contacts.read(item);
    return of(email, fullName(firstName, lastName), company);
  }
  if (item.pk === bookings.name) {
    const { email, firstName, lastName, company } = bookings.read(item);
    return of(email, fullName(firstName, lastName), company);
  }
  if (item.pk !== clients.name) return undefined;
  const { clientEmail, clientName, companyName } = clients.read(item);
  return of(clientEmail, known(clientName), companyName);
};

/** Newest first: ids sort by time. */
const newest = (a: Item, b: Item): number => String(b.sk).localeCompare(String(a.sk));

const clockOf = (leads: readonly (Contact | Client)[]): PersonRecord['clock'] => {
  const open = leads
    .filter((lead) => lead.respondBy && !lead.respondedAt)
    .map(({ respondBy }) => respondBy ?? '');
  const answered = leads.map(({ respondedAt }) => respondedAt ?? '').filter(Boolean);
  return {
    ...(open.length > 0 ? { respondBy: open.sort()[0] } : {}),
    ...(answered.length > 0 ? { respondedAt: answered.sort()[0] } : {}),
  };
};

const identityEntry = (identity: string) => ({
  key: personKey(identity),
  identity: shownIdentity(identity),
  kind: isPhoneAddress(identity) ? ('phone' as const) : ('email' as const),
});

type About = Omit<PersonRecord, 'duplicates' | 'timeline' | 'next'>;

/** Facts about a person, derived from their records. */
export const aboutPerson = (identity: string, linked: LinkedIdentities, items: readonly Item[]): About => {
  const of = (name: string): Item[] => items.filter(({ pk }) => pk === name).sort(newest);
  const lists = {
    contacts: of(contacts.name).map(contacts.read),
    clients: of(clients.name).map(clients.read),
    bookings: of(bookings.name).map(bookings.read) as Booking[],
    subscriptions: of(subscribers.name).map(subscribers.read),
  };
  const named = [...items].sort(newest).flatMap((item) => namedIn(item) ?? []);
  const given = items.flatMap((item) => {
    const collection = [contacts, clients, bookings].find(({ name }) => name === item.pk);
    return collection ? collection.identities(collection.read(item) as never) : [];
  });
  const who = (one: string) => {
    const theirs = named.filter((record) => record.identity === one);
    const name = theirs.find((record) => record.name)?.name ?? shownIdentity(one);
    const company = theirs.find((record) => record.company)?.company;
    return { key: personKey(one), identity: shownIdentity(one), name, ...(company ? { company } : {}) };
  };
  const language = [...lists.contacts, ...lists.clients, ...lists.bookings].find(
    (lead) => lead.language,
  )?.language;
  const company = who(identity).company ?? named.find((record) => record.company)?.company;
  const others = linked.identities.slice(1).flatMap((other) => {
    const link = linked.links.find(({ identities }) => identities.includes(other));
    return link ? [{ ...who(other), link: link.id, at: link.at, by: link.by }] : [];
  });
  const ownName = named.find((record) => record.identity === identity && record.name);
  return {
    key: personKey(identity),
    identity: shownIdentity(identity),
    identities: distinctIdentities([...linked.identities, ...given]).map(identityEntry),
    name: (ownName ?? named.find((record) => record.name))?.name ?? shownIdentity(identity),
    ...(company ? { company } : {}),
    ...(language ? { language } : {}),
    ...lists,
    clock: clockOf([...lists.contacts.filter(({ status }) => status !== 'spam'), ...lists.clients]),
    linked: others,
  };
};
