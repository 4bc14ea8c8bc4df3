import type { SalesLead } from '#shared/domain/lead-stats.ts';
import { type Client, type Contact, notSpecified } from '#shared/domain/leads.ts';

/** One search entry per person, across all their leads. */
export interface FoundPerson {
  readonly key: string;
  readonly identity: string;
  readonly name: string;
  readonly company: string;
  /** Unanswered leads: first contacts, then client projects, each newest first. */
  readonly unanswered: readonly SalesLead[];
}

export interface FoundMessage {
  readonly id: string;
  readonly identity: string;
  readonly name: string;
  readonly text: string;
  readonly haystack: string;
}

interface Entry extends FoundPerson {
  readonly unanswered: SalesLead[];
  /** Searchable text in lower case, with a space before each word. */
  readonly haystack: string;
}

export interface PeopleIndex {
  readonly people: readonly Entry[];
  /** Messages, notes and challenges: first of contacts, then of client projects, each newest first. */
  readonly messages: readonly FoundMessage[];
  readonly companies: readonly { readonly name: string; readonly haystack: string }[];
}

const toHaystack = (...parts: readonly (string | undefined)[]): string =>
  ` ${parts.filter(Boolean).join(' ').toLowerCase()}`;

/** Indexes people by address, newest leads first. Built once per list, not per keystroke. */
export const peopleIndex = (contacts: readonly Contact[], clients: readonly Client[]): PeopleIndex => {
  const people = new Map<string, Entry>();
  const companies = new Map<string, { name: string; haystack: string }>();
  const messages: FoundMessage[] = [];
  const addMessage = (id: string, identity: string, name: string, texts: readonly (string | undefined)[]) => {
    const text = texts.filter((one) => one && one !== notSpecified).join(' · ');
    if (text && identity) messages.push({ id, identity, name, text, haystack: toHaystack(text) });
  };
  const add = (identity: string, name: string, company: string, lead: SalesLead, waits: boolean) => {
    const key = identity.toLowerCase();
    if (!key) return;
    let entry = people.get(key);
    if (!entry) {
      entry = { key, identity, name, company, unanswered: [], haystack: toHaystack(name, company, identity) };
      people.set(key, entry);
    }
    if (waits) entry.unanswered.push(lead);
    const plain = company.trim().toLowerCase();
    if (plain && !companies.has(plain)) companies.set(plain, { name: company.trim(), haystack: ` ${plain}` });
  };
  for (const lead of contacts) {
    const { firstName, lastName, email, company, status, respondedAt } = lead;
    if (status === 'spam') continue;
    const waits = status === 'new' && !respondedAt;
    const name = `${firstName} ${lastName}`.trim();
    add(email, name, company, { kind: 'contacts', lead }, waits);
    addMessage(lead.id, email, name, [lead.message, lead.notes]);
  }
  for (const lead of clients) {
    const { clientName, clientEmail, companyName, status, respondBy, respondedAt } = lead;
    // Projects added by hand have no `respondBy` and need no reply.
    const waits = status === 'new' && respondBy !== undefined && !respondedAt;
    add(clientEmail, clientName, companyName, { kind: 'clients', lead }, waits);
    addMessage(lead.id, clientEmail, clientName || companyName, [lead.currentChallenges, lead.notes]);
  }
  return { people: [...people.values()], messages, companies: [...companies.values()] };
};

const toNeedles = (words: string): readonly string[] =>
  words.trim().toLowerCase().split(/\s+/).filter(Boolean);

/** Whether every search word is a whole word in the entry, and not only the beginning of one. */
export const hasWholeWords = ({ haystack }: { readonly haystack: string }, words: string): boolean => {
  const known = new Set(haystack.split(/[^\p{L}\p{N}]+/u));
  return toNeedles(words).every((needle) => known.has(needle));
};

const excerptChars = 90;

/** The part of a text around the first search word. */
export const excerpt = (text: string, words: string): string => {
  const at = Math.max(0, text.toLowerCase().indexOf(toNeedles(words)[0] ?? ''));
  // Starts and ends between words.
  const from = at < excerptChars / 2 ? 0 : text.lastIndexOf(' ', at - excerptChars / 3) + 1;
  const rest = text.slice(from);
  const part = rest.length > excerptChars ? `${rest.slice(0, excerptChars).replace(/\s+\S*$/, '')}…` : rest;
  return from > 0 ? `…${part}` : part;
};

/**
 * Finds the first `limit` entries that contain every word. Matches at the start of a word rank first; stops
 * early once there are enough of them.
 */
export const findEntries = <T extends { readonly haystack: string }>(
  entries: readonly T[],
  words: string,
  limit: number,
): readonly T[] => {
  const needles = toNeedles(words);
  if (needles.length === 0) return [];
  const better: T[] = [];
  const others: T[] = [];
  for (const entry of entries) {
    if (!needles.every((needle) => entry.haystack.includes(needle))) continue;
    if (needles.every((needle) => entry.haystack.includes(` ${needle}`))) better.push(entry);
    else if (others.length < limit) others.push(entry);
    if (better.length >= limit) break;
  }
  return [...better, ...others].slice(0, limit);
};
