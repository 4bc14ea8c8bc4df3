import type { Client, Contact } from '#shared/domain/leads.ts';
import type { SalesLead } from '../leads/use-change.ts';

/** Somebody to be found: all that their leads say, under one entry. */
export interface FoundPerson {
  /** What the entry is known by. */
  readonly key: string;
  readonly identity: string;
  readonly name: string;
  readonly company: string;
  /** Their leads that nobody has answered, the newest of each list first. */
  readonly unanswered: readonly SalesLead[];
}

interface Entry extends FoundPerson {
  readonly unanswered: SalesLead[];
  /** Everything that is searched, in lower case; a blank before each word. */
  readonly hay: string;
}

export interface PeopleIndex {
  readonly people: readonly Entry[];
  readonly companies: readonly { readonly name: string; readonly hay: string }[];
}

const hayOf = (...parts: readonly (string | undefined)[]): string =>
  ` ${parts.filter(Boolean).join(' ').toLowerCase()}`;

/** One entry for each address, newest leads first. Built once for a list, never while somebody types. */
export const peopleIndex = (contacts: readonly Contact[], clients: readonly Client[]): PeopleIndex => {
  const people = new Map<string, Entry>();
  const companies = new Map<string, { name: string; hay: string }>();
  const add = (identity: string, name: string, company: string, lead: SalesLead, waits: boolean) => {
    const key = identity.toLowerCase();
    if (!key) return;
    let entry = people.get(key);
    if (!entry) {
      entry = { key, identity, name, company, unanswered: [], hay: hayOf(name, company, identity) };
      people.set(key, entry);
    }
    if (waits) entry.unanswered.push(lead);
    const plain = company.trim().toLowerCase();
    if (plain && !companies.has(plain)) companies.set(plain, { name: company.trim(), hay: ` ${plain}` });
  };
  for (const lead of contacts) {
    const { firstName, lastName, email, company, status, respondedAt } = lead;
    if (status === 'spam') continue;
    const waits = status === 'new' && !respondedAt;
    add(email, `${firstName} ${lastName}`.trim(), company, { kind: 'contacts', lead }, waits);
  }
  for (const lead of clients) {
    const { clientName, clientEmail, companyName, status, respondBy, respondedAt } = lead;
    // A project that was added by hand owes nobody an answer.
    const waits = status === 'new' && respondBy !== undefined && !respondedAt;
    add(clientEmail, clientName, companyName, { kind: 'clients', lead }, waits);
  }
  return { people: [...people.values()], companies: [...companies.values()] };
};

/**
 * The first `limit` that contain every word, those where each begins a word before the others, in their order. It stops as
 * soon as enough of the better ones are found.
 */
export const found = <T extends { readonly hay: string }>(
  entries: readonly T[],
  words: string,
  limit: number,
): readonly T[] => {
  const needles = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (needles.length === 0) return [];
  const better: T[] = [];
  const others: T[] = [];
  for (const entry of entries) {
    if (!needles.every((needle) => entry.hay.includes(needle))) continue;
    if (needles.every((needle) => entry.hay.includes(` ${needle}`))) better.push(entry);
    else if (others.length < limit) others.push(entry);
    if (better.length >= limit) break;
  }
  return [...better, ...others].slice(0, limit);
};
