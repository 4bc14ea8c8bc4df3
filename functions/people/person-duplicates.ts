import type { LinkedIdentities } from '#functions/people/store/links.ts';
import { readPersonKeys } from '#functions/people/store/people.ts';
import { domainIdentity } from '#functions/table/move-record.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
import type { PersonRecord } from '#shared/api/admin-people.ts';
import { companyDomain, distinctIdentities, isPhoneAddress, personKey } from '#shared/domain/person.ts';
import { bookings } from '../bookings/bookings.ts';
import { clients } from '../clients/clients.ts';
import { contacts } from '../contacts/contacts.ts';
import { namedIn, shownIdentity } from './person-facts.ts';

/** Most duplicates shown, and most records read to find them. */
const maxDuplicates = 20;
const maxKeys = 60;
const maxAsked = 6;
const collections = [contacts, clients, bookings] as const;

type Reason = PersonRecord['duplicates'][number]['reason'];

/**
 * Other identities of the person: numbers and former addresses of their records, and their company's domain.
 */
const traces = (
  { identities }: LinkedIdentities,
  items: readonly Item[],
): [identity: string, reason: Reason][] => {
  const given = items.flatMap((item) => {
    const collection = collections.find(({ name }) => name === item.pk);
    return collection ? collection.identities(collection.read(item) as never) : [];
  });
  const former = items.flatMap(({ formerly }) => (Array.isArray(formerly) ? formerly.map(String) : []));
  const domains = identities.flatMap((identity) => companyDomain(identity) ?? []);
  const others = distinctIdentities([...identities, ...given, ...former]);
  return [
    ...others.map((one): [string, Reason] => [one, isPhoneAddress(one) ? 'phone' : 'email']),
    ...[...new Set(domains)].map((domain): [string, Reason] => [domainIdentity(domain), 'domain']),
  ];
};

/**
 * People who may be the same person or a colleague, each with the strongest reason; without those already
 * linked.
 */
export const personDuplicates = async (
  table: Table,
  linked: LinkedIdentities,
  items: readonly Item[],
): Promise<PersonRecord['duplicates']> => {
  const asked = traces(linked, items).slice(0, maxAsked);
  const pages = await Promise.all(
    asked.map(([identity]) => readPersonKeys(table, identity, { limit: maxKeys, before: 'CONVERSATION' })),
  );
  const own = new Set(items.map(({ sk }) => sk));
  const found = pages.flatMap(({ keys }, index) =>
    keys
      .filter(({ target }) => collections.some(({ name }) => name === target.pk) && !own.has(target.sk))
      .map(({ target }) => ({ target, reason: asked[index]?.[1] ?? 'domain' })),
  );
  const reasons = new Map<string, Reason>();
  for (const { target, reason } of found) if (!reasons.has(target.sk)) reasons.set(target.sk, reason);
  const keys = [...new Map(found.map(({ target }) => [target.sk, target])).values()].slice(0, maxKeys);
  const people = new Map<string, PersonRecord['duplicates'][number]>();
  for (const item of keys.length > 0 ? await batchGet(table, keys) : []) {
    const who = namedIn(item);
    if (!who?.identity || linked.identities.includes(who.identity) || people.has(who.identity)) continue;
    people.set(who.identity, {
      key: personKey(who.identity),
      identity: shownIdentity(who.identity),
      name: who.name || shownIdentity(who.identity),
      ...(who.company ? { company: who.company } : {}),
      reason: reasons.get(String(item.sk)) ?? 'domain',
    });
  }
  const order: readonly Reason[] = ['email', 'phone', 'domain'];
  return [...people.values()]
    .sort((a, b) => order.indexOf(a.reason) - order.indexOf(b.reason))
    .slice(0, maxDuplicates);
};
