import { readLinkedIdentities } from '#functions/people/store/links.ts';
import type { CollectionName, Key } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
import { distinctIdentities, isPhoneAddress } from '#shared/domain/person.ts';
import { clients } from '../clients/clients.ts';
import { contacts } from '../contacts/contacts.ts';

const clocked: readonly CollectionName[] = [contacts.name, clients.name];
/** Upper sort-key bound that excludes conversations, so that each lookup stays one small Query. */
const before = 'CONVERSATION';
/** Most leads read per identity; nobody has more waiting. */
const maxLeads = 100;
/** Most numbers searched per person. */
const maxNumbers = 6;

const isAddress = (identity: string): boolean => !isPhoneAddress(identity);

const givenIn = (item: Item): string[] =>
  distinctIdentities(
    item.pk === contacts.name
      ? contacts.identities(contacts.read(item))
      : clients.identities(clients.read(item)),
  );

const addressesOf = (item: Item): string[] => {
  const former = Array.isArray(item.formerly) ? item.formerly.map(String) : [];
  return distinctIdentities([...givenIn(item), ...former]).filter(isAddress);
};

/** Identities of a lead: its email addresses, or its phone numbers if it has no address. */
const knownBy = (item: Item): string[] => {
  const addresses = addressesOf(item);
  return addresses.length > 0 ? addresses : givenIn(item);
};

/**
 * Contacts and projects of the person with these identities, and of linked ones. Different email addresses
 * are different people until linked, because colleagues share phones. A number joins two leads only if one of
 * them has no address, and never if it was given with several addresses.
 */
export const leadsOfPerson = async (table: Table, given: readonly string[]): Promise<Item[]> => {
  const items = new Map<string, Item>();
  const load = async (keys: readonly Key[]): Promise<void> => {
    const wanted = new Map(
      keys
        .filter(({ pk, sk }) => clocked.includes(pk as CollectionName) && !items.has(sk))
        .map((key) => [key.sk, key]),
    );
    if (wanted.size === 0) return;
    for (const item of await batchGet(table, [...wanted.values()].slice(0, maxLeads)))
      items.set(String(item.sk), item);
  };
  const person = new Set<string>();
  const join = async (identities: readonly string[]): Promise<Key[]> => {
    const linked = await readLinkedIdentities(table, identities, { before });
    for (const identity of linked.identities) person.add(identity);
    return linked.keys.map(({ target }) => target);
  };
  /** Addresses that the owner linked with a number. */
  const linked = new Map<string, readonly string[]>();
  const underNumber = async (number: string): Promise<Key[]> => {
    const others = await readLinkedIdentities(table, [number], { before });
    linked.set(number, others.identities.filter(isAddress));
    return others.keys.map(({ target }) => target);
  };

  const identities = distinctIdentities(given);
  const addresses = identities.filter(isAddress);
  const seen = new Set(identities.filter(isPhoneAddress).slice(0, maxNumbers));
  let fresh = [...seen];
  const first = await Promise.all([
    join(addresses.length > 0 ? addresses : identities),
    ...(addresses.length > 0 ? fresh.map(underNumber) : []),
  ]);
  await load(first.flat());

  const isTheirs = (item: Item): boolean => knownBy(item).some((one) => person.has(one));
  const ownersOf = (number: string): string[] => {
    const gave = [...items.values()].filter(
      (item) => item.status !== 'spam' && givenIn(item).includes(number),
    );
    return distinctIdentities([...gave.flatMap(addressesOf), ...(linked.get(number) ?? [])]);
  };
  do {
    for (const number of fresh) {
      const strangers = ownersOf(number).filter((owner) => !person.has(owner));
      const [only] = strangers;
      if (only === undefined) person.add(number);
      else if (![...person].some(isAddress)) {
        // A lead without an address belongs to the number's only other person, if there is exactly one.
        const linked = await readLinkedIdentities(table, [only], { before });
        if (!strangers.every((one) => linked.identities.includes(one))) continue;
        for (const identity of linked.identities) person.add(identity);
        await load(linked.keys.map(({ target }) => target));
      }
    }
    fresh = distinctIdentities([...items.values()].filter(isTheirs).flatMap(givenIn))
      .filter((one) => isPhoneAddress(one) && !seen.has(one))
      .slice(0, Math.max(0, maxNumbers - seen.size));
    for (const number of fresh) seen.add(number);
    await load((await Promise.all(fresh.map(underNumber))).flat());
  } while (fresh.length > 0);
  return [...items.values()].filter(isTheirs);
};
