import { type LinkedIdentities, readLinkedIdentities } from '#functions/people/store/links.ts';
import { type PersonKey, readPersonKeys } from '#functions/people/store/people.ts';
import type { Key } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
import type { PersonRecord, TimelineEntry } from '#shared/api/admin-people.ts';
import { identityOfKey } from '#shared/domain/person.ts';
import { AppError } from '#shared/errors.ts';
import { bookings } from '../bookings/bookings.ts';
import { clients } from '../clients/clients.ts';
import { contacts } from '../contacts/contacts.ts';
import { personDuplicates } from './person-duplicates.ts';
import { aboutPerson, recordsIn } from './person-facts.ts';
import { furtherKinds, kindOfKey, type LeadOf, type TimelineKind } from './timeline-kinds.ts';

const leadLists: Readonly<Record<string, NonNullable<TimelineEntry['lead']>['kind']>> = {
  [contacts.name]: 'contacts',
  [clients.name]: 'clients',
  [bookings.name]: 'bookings',
};
const pageEntries = 50;
const maxRecords = 100;
/** Most keys of one BatchGetItem. */
const batch = 100;

interface Happening {
  readonly key: Key;
  readonly kind: TimelineKind;
  readonly at: string | undefined;
}

const idOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

const getAll = async (table: Table, keys: readonly Key[]): Promise<Map<string, Item>> => {
  const items: Item[] = [];
  for (let start = 0; start < keys.length; start += batch)
    items.push(...(await batchGet(table, keys.slice(start, start + batch))));
  return new Map(items.map((item) => [idOf({ pk: String(item.pk), sk: String(item.sk) }), item]));
};

const happeningOf = (key: PersonKey): Happening | undefined => {
  const kind = kindOfKey(key);
  return kind && { key: kind.source?.(key) ?? key.target, kind, at: kind.at?.(key) };
};

/** Every key in a person's timeline, each once. */
const happenings = async (table: Table, linked: LinkedIdentities): Promise<Happening[]> => {
  const further = await Promise.all(
    linked.identities.flatMap((identity) =>
      furtherKinds.map(({ kind, newest }) =>
        readPersonKeys(table, identity, { newestOf: kind, limit: newest }),
      ),
    ),
  );
  const keys = [...linked.keys, ...further.flatMap((page) => page.keys)];
  const found = keys.map(happeningOf).filter((one) => one !== undefined);
  return [...new Map(found.map((one) => [idOf(one.key), one])).values()];
};

/** Whether an entry is older than the cursor's: by time, then by id. */
const position = ({ at, id }: Pick<TimelineEntry, 'at' | 'id'>): string => `${at}|${id}`;
const toCursor = (entry: TimelineEntry): string => Buffer.from(position(entry)).toString('base64url');
const fromCursor = (cursor: string): string => Buffer.from(cursor, 'base64url').toString();

const newestFirst = (a: TimelineEntry, b: TimelineEntry): number => (position(a) < position(b) ? 1 : -1);

/**
 * Returns one page of the timeline. Most keys contain the entry's time, so only shown items are read; the few
 * others are read first.
 */
const pageOf = async (
  table: Table,
  all: readonly Happening[],
  loaded: Map<string, Item>,
  { cursor, now }: { readonly cursor: string | undefined; readonly now: Date },
): Promise<{ timeline: TimelineEntry[]; next?: string }> => {
  const before = cursor === undefined ? undefined : fromCursor(cursor);
  const until = before?.split('|', 1)[0];
  const dated = all
    .filter(({ at }) => at !== undefined && (until === undefined || at <= until))
    .sort((a, b) => ((a.at ?? '') < (b.at ?? '') ? 1 : -1))
    // Reads a few more than a page, because some entries show nothing and some share the cursor's time.
    .slice(0, pageEntries * 2);
  const wanted = [...all.filter(({ at }) => at === undefined), ...dated];
  const missing = wanted.filter(({ key }) => !loaded.has(idOf(key))).map(({ key }) => key);
  const items = new Map([...loaded, ...(await getAll(table, missing))]);
  const leads = new Map([...loaded.values()].map(({ pk, sk }) => [String(sk), leadLists[String(pk)]]));
  const leadOf: LeadOf = (id) => {
    const kind = leads.get(id);
    return kind && { kind, id };
  };
  const entries = wanted
    .map(({ key, kind }) => {
      const item = items.get(idOf(key));
      return item && kind.entry(item, now, leadOf);
    })
    .filter((entry) => entry !== undefined)
    .filter((entry) => before === undefined || position(entry) < before)
    .sort(newestFirst);
  const timeline = entries.slice(0, pageEntries);
  const last = timeline.at(-1);
  return { timeline, ...(entries.length > pageEntries && last ? { next: toCursor(last) } : {}) };
};

/** Returns everything about one person and linked identities; 404 if nothing is stored. */
export const personRecord = async (
  table: Table,
  key: string,
  { cursor, now }: { readonly cursor: string | undefined; readonly now: Date },
): Promise<PersonRecord> => {
  const identity = identityOfKey(key);
  if (!identity) throw new AppError('record.not_found');
  const linked = await readLinkedIdentities(table, [identity], { before: 'CONVERSATION' });
  const all = await happenings(table, linked);
  if (all.length === 0) throw new AppError('record.not_found');
  const recordKeys = all.filter(({ kind }) => recordsIn.has(kind.kind)).map((one) => one.key);
  const loaded = await getAll(table, recordKeys.slice(0, maxRecords));
  const about = aboutPerson(identity, linked, [...loaded.values()]);
  const duplicates = cursor === undefined ? await personDuplicates(table, linked, [...loaded.values()]) : [];
  return { ...about, duplicates, ...(await pageOf(table, all, loaded, { cursor, now })) };
};
