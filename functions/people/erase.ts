import { answersAs, speaksAs } from '#functions/conversations/speaks-as.ts';
import { deleteConversation } from '#functions/conversations/store/delete.ts';
import { readConversation, turnsOf } from '#functions/conversations/store/read.ts';
import type { Deps } from '#functions/http/types.ts';
import { forgetQuestions } from '#functions/knowledge/store/forget.ts';
import { noteErasure, readSweep, type Sweep, tally } from '#functions/people/store/erasures.ts';
import { readLinkedIdentities } from '#functions/people/store/links.ts';
import { contentOf, maskItem } from '#functions/people/store/mask.ts';
import { type PersonKey, readPersonKeys, toPersonKey } from '#functions/people/store/people.ts';
import { scanPage } from '#functions/people/store/scan.ts';
import { deleteItems, deleteRecord, readPartKeys } from '#functions/table/delete-record.ts';
import { conversationPartition, flowSessionsPartition, type Key } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { type Item, transact } from '#functions/table/transact.ts';
import type { ErasePersonResult, Mention } from '#shared/api/admin-leads.ts';
import { isSamePerson, maskPeople, mentions } from '#shared/domain/mentions.ts';
import { distinctIdentities } from '#shared/domain/person.ts';
import { collectAnswers } from '#shared/flow/collect-answers.ts';
import { collectionOf, type LeadCollections, leadCollections } from '../leads/collections.ts';
import { shownIdentity } from './person-facts.ts';

/** Receipt labels of items outside collections, by the kind at the start of their index key. */
const kindLabels: Readonly<Record<string, string>> = {
  STORY: 'stories',
  CHANGE: 'history',
  FLOWSESSION: 'conversations',
  FLOWSNAPSHOT: 'flows',
  IDEM: 'requests',
  SUBSCRIBED: 'markers',
  ALSO: 'references',
  CONVERSATION: 'conversations',
  NOTE: 'notes',
  PAST: 'past conversations',
  ALIAS: 'links',
  APPOINTMENT: 'appointments',
};
const entityLabels: Readonly<Record<string, string>> = {
  Story: 'stories',
  Change: 'history',
  Reference: 'references',
};
/** Labels of mentions, by the start of the partition. */
const areaLabels: Readonly<Record<string, string>> = {
  LEAD: 'history',
  CONVERSATION: 'conversations',
  FLOWSESSIONS: 'conversations',
  FLOWEDITING: 'comments on flows',
  FLOWMISSES: 'flow answers',
  FLOWTESTS: 'tests of flows',
  FLOWSNAPSHOT: 'flows',
  FLOWS: 'flows',
  FLOWREVISIONS: 'flows',
  FLOWLINK: 'flows',
  SITEFLOWS: 'flows',
  PERSON: 'notes',
  LETTERS: 'weekly reports',
  KNOWLEDGE: 'taught answers',
  CONVERSATIONTESTS: 'tests',
  POSTS: 'posts',
  POSTBODY: 'posts',
  POSTCHANGES: 'posts',
  PICTURES: 'pictures',
  SITE: 'site texts',
  SITEVALUES: 'site texts',
  TEMPLATES: 'templates',
  REPLYTEMPLATES: 'reply templates',
};
/** The site's accounts, settings and counters: nothing that visitors write. */
const ownAreas = new Set(
  'ADMIN APIKEYS CHALLENGE CHATBUDGET CHATVISITOR DAYS ERASURE LIKE LOGIN LOGINS MODEL PREFERENCES PRESENCE RATE REVOKED TALKDAYS VERSION VIEW'.split(
    ' ',
  ),
);
/** Texts that only the owner or a flow's author writes; reported, never changed. */
const siteAreas = new Set(
  'FLOWEDITING FLOWLINK FLOWREVISIONS FLOWS KNOWLEDGE NEWSLETTERS PICTURES POSTBODY POSTCHANGES POSTS REPLYTEMPLATES SITE SITEFLOWS SITEVALUES TEMPLATES'.split(
    ' ',
  ),
);
/** Bookkeeping of a request or notice, deleted as a whole. */
const passingAreas = new Set(['CALLS', 'FAILEDNOTICES', 'IDEM', 'NEWSLETTER', 'NOTICE']);

const idOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;
const areaOf = (item: Item): string => String(item.pk).split('#', 1)[0] ?? '';
const pageKeys = 20;
/** Milliseconds of work per request, so that the owner sees progress; the next request continues. */
const defaultBudgetMs = 4000;
/** The index lags behind the table, so read it again until it is empty this many times. */
const maxEmptyPasses = 4;
const indexLagMs = 150;
const parallelConversations = 4;
const excerptChars = 70;
/** Most mentions in one response; the next request continues. */
const maxMentions = 200;

const counted = (labels: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const label of labels) counts[label] = (counts[label] ?? 0) + 1;
  return counts;
};

type Labelled = { pk: string; sk: string; label: string };

interface Work {
  readonly table: Table;
  readonly newId: () => string;
  readonly job: string;
  readonly collections: LeadCollections;
  readonly seen: Set<string>;
  readonly now: Date;
  /** Every address and number to erase. */
  readonly people: readonly string[];
  /** Mentions to leave, and conversations to erase as a whole. */
  readonly keep: ReadonlySet<string>;
  readonly erase: ReadonlySet<string>;
  /** What would be erased, instead of erasing it. */
  readonly plan: Record<string, number> | undefined;
  readonly mentions: Map<string, Mention>;
}

const isTheirs = ({ people }: Work, identity: unknown): boolean =>
  typeof identity === 'string' && people.some((one) => isSamePerson(one, identity));

/** Removes a person's questions from taught cards; the owner's own words stay. */
const forgetTaught = async ({ table, job }: Work, theirs: Parameters<typeof forgetQuestions>[1]) => {
  const taught = await forgetQuestions(table, theirs);
  if (taught > 0) await transact(table, [tally(table.name, job, { 'taught answers': taught })]);
  return taught;
};

const planned = ({ plan, seen }: Work, items: readonly Labelled[]): boolean => {
  if (!plan) return false;
  for (const item of items) {
    if (seen.has(idOf(item))) continue;
    seen.add(idOf(item));
    if (item.label !== 'references') plan[item.label] = (plan[item.label] ?? 0) + 1;
  }
  return true;
};

/** Deletes uncounted items, with a tally in each transaction. */
const remove = async (work: Work, items: readonly Labelled[]) => {
  const { table, job, seen } = work;
  if (planned(work, items)) return;
  const fresh = [...new Map(items.map((item) => [idOf(item), item])).values()].filter(
    (item) => !seen.has(idOf(item)),
  );
  for (const item of fresh) seen.add(idOf(item));
  const labels = new Map(fresh.map((item) => [idOf(item), item.label]));
  await deleteItems(table, fresh, (removed) => [
    tally(table.name, job, counted(removed.map((item) => labels.get(idOf(item as never)) ?? 'other'))),
  ]);
};

const partsOf = async (work: Work, ownerId: string) =>
  (await readPartKeys(work.table, ownerId)).map(({ pk, sk, entity }) => ({
    pk: String(pk),
    sk: String(sk),
    label: entityLabels[String(entity)] ?? 'other',
  }));

const eraseRecord = async (work: Work, item: Item) => {
  const key = { pk: String(item.pk), sk: String(item.sk) };
  const collection = collectionOf(item.pk, work.collections);
  if (!collection || work.seen.has(idOf(key))) return;
  if (planned(work, [{ ...key, label: collection.label }])) return;
  work.seen.add(idOf(key));
  await remove(work, await partsOf(work, key.sk));
  await deleteRecord(work.table, collection, item, [
    tally(work.table.name, work.job, { [collection.label]: 1 }),
  ]);
};

/** The words around the first mention in a value. */
const excerptOf = (value: unknown, people: readonly string[]): string => {
  if (typeof value === 'string') {
    const at = maskPeople(value, people, '\u0000').indexOf('\u0000');
    if (at < 0) return '';
    const from = Math.max(0, at - excerptChars);
    const text = value.slice(from, at + 2 * excerptChars).trim();
    return `${from > 0 ? '…' : ''}${text}${at + 2 * excerptChars < value.length ? '…' : ''}`;
  }
  if (typeof value !== 'object' || value === null) return '';
  for (const one of Object.values(value)) {
    const found = excerptOf(one, people);
    if (found) return found;
  }
  return '';
};

/** Masks the items of a mention, or leaves them as chosen, and adds it to the receipt. */
const mention = async (work: Work, ref: string, items: readonly Item[], link?: string): Promise<void> => {
  const { people, keep, plan, table, job } = work;
  const [first] = items;
  if (!first) return;
  const isSites = siteAreas.has(areaOf(first));
  const isKept = keep.has(ref);
  const collection = collectionOf(first.pk, work.collections);
  const kind = collection?.label ?? areaLabels[areaOf(first)] ?? 'other';
  work.mentions.set(ref, {
    ref,
    kind,
    excerpt: excerptOf(items.map(contentOf), people).slice(0, 3 * excerptChars),
    ...(link ? { link } : {}),
    action: isSites ? 'site' : isKept ? 'kept' : 'masked',
  });
  if (isSites || isKept || plan) return;
  for (const [index, item] of items.entries())
    await maskItem(table, item, {
      people,
      newId: work.newId,
      ...(collection ? { collection: collection.name } : {}),
      also: index === 0 ? [tally(table.name, job, { 'masked mentions': 1 })] : [],
    });
};

const refOf = (item: Pick<Key, 'pk'> & Partial<Key>): string =>
  Buffer.from(item.sk === undefined ? item.pk : idOf(item as Key)).toString('base64url');

/**
 * Erases a whole conversation of the person, whichever item led to it. In somebody else's conversation they are only masked.
 * Returns the questions asked in an erased one.
 */
const eraseConversation = async (work: Work, { pk }: Pick<Key, 'pk'>, isOwn = false): Promise<string[]> => {
  const { table, job, seen, now, people } = work;
  if (seen.has(pk)) return [];
  seen.add(pk);
  const id = pk.slice(conversationPartition('').length);
  const items = await readConversation(table, id);
  const isErased = isOwn || work.erase.has(refOf({ pk })) || people.some((one) => speaksAs(items, one));
  if (!isErased) {
    const named = items.filter((item) => mentions(item, people) || isTheirs(work, item.identity));
    await mention(
      work,
      refOf({ pk }),
      // Visible text comes before keys, so that the excerpt shows it.
      named.toSorted((a, b) => Number('identity' in a) - Number('identity' in b)),
      `/admin?${new URLSearchParams({ tab: 'conversations', talk: id })}`,
    );
    return [];
  }
  if (planned(work, [{ pk, sk: '', label: 'conversations' }])) return [];
  await deleteConversation(table, id, now);
  await transact(table, [tally(table.name, job, { conversations: 1 })]);
  return turnsOf(items).map(({ said }) => said);
};

const eraseConversations = async (work: Work, given: readonly (Pick<Key, 'pk'> & { own?: boolean })[]) => {
  const asked: string[] = [];
  for (let start = 0; start < given.length; start += parallelConversations) {
    const part = given.slice(start, start + parallelConversations);
    const all = await Promise.all(part.map((one) => eraseConversation(work, one, one.own)));
    asked.push(...all.flat());
  }
  if (asked.length > 0) await forgetTaught(work, { asked });
};

/** Site conversations that these flow sessions belong to; they are the same person's. */
const threadsOf = async ({ table }: Work, keys: readonly PersonKey[]): Promise<Pick<Key, 'pk'>[]> => {
  const sessions = keys
    .map(({ target }) => target)
    .filter(({ pk }) => pk.startsWith(flowSessionsPartition('')));
  if (sessions.length === 0) return [];
  const items = await batchGet(table, [...new Map(sessions.map((key) => [idOf(key), key])).values()]);
  return items.flatMap(({ conversation }) => {
    const id = (conversation as { id?: unknown } | undefined)?.id;
    return typeof id === 'string' ? [{ pk: conversationPartition(id) }] : [];
  });
};

/** Erases a page of keys: records with their totals, stories and histories, then everything else. */
const erasePage = async (work: Work, keys: readonly PersonKey[]): Promise<void> => {
  const fresh = keys.filter(({ key }) => !work.seen.has(idOf(key)));
  const records = fresh.filter(({ target }) => collectionOf(target.pk, work.collections));
  const wanted = [...new Map(records.map(({ target }) => [idOf(target), target])).values()];
  if (wanted.length > 0) for (const item of await batchGet(work.table, wanted)) await eraseRecord(work, item);
  const threads = await threadsOf(work, fresh);
  const conversations = fresh.filter(({ kind }) => kind === 'CONVERSATION').map(({ key }) => key);
  await eraseConversations(work, [...threads.map(({ pk }) => ({ pk, own: true })), ...conversations]);
  const others: Labelled[] = [];
  for (const { key, target, kind } of fresh) {
    const isRecord = collectionOf(target.pk, work.collections) !== undefined;
    const isReference = kind === 'ALSO';
    if (isReference) others.push({ ...key, label: 'references' });
    if (isRecord || kind === 'CONVERSATION') continue;
    const label = kindLabels[isReference ? (target.pk.split(/S?#/, 1)[0] ?? '') : kind] ?? 'other';
    others.push({ ...target, label });
    // References to a conversation are in a partition with its id.
    if (label === 'conversations') others.push(...(await partsOf(work, target.sk)));
    // The reference from a link's other identity is as well.
    if (label === 'links') others.push(...(await partsOf(work, target.pk.slice('ALIAS#'.length))));
  }
  await remove(work, others);
};

/** Erases everything that the index lists under an identity. False if the time ended before. */
const eraseIndexed = async (work: Work, person: string, isLate: () => boolean): Promise<boolean> => {
  for (let empty = 0; empty <= maxEmptyPasses; ) {
    const known = work.seen.size;
    let found = 0;
    for (let cursor: string | undefined, first = true; first || cursor; first = false) {
      if (isLate()) return false;
      const page = await readPersonKeys(work.table, person, { limit: pageKeys, cursor });
      found += page.keys.filter(({ key }) => !work.seen.has(key.pk)).length;
      await erasePage(work, page.keys);
      cursor = page.cursor;
    }
    if (found === 0) return true;
    if (work.seen.size > known) continue;
    // Already erased; the index hasn't caught up yet.
    empty += 1;
    await new Promise((resolve) => setTimeout(resolve, indexLagMs));
  }
  return true;
};

/** The texts that a visitor answered to a flow. */
const answersIn = ({ state }: Item): string[] => {
  try {
    return Object.values(collectAnswers(JSON.parse(String(state)))).map(String);
  } catch {
    return [];
  }
};

/** Erases or masks what one stored item holds of the person. */
const sweepItem = async (work: Work, item: Item): Promise<void> => {
  const { people } = work;
  const area = areaOf(item);
  const key = { pk: String(item.pk), sk: String(item.sk) };
  if (ownAreas.has(area) || work.seen.has(idOf(key)) || work.seen.has(key.pk)) return;
  const index = String(item.gsi1pk ?? '');
  const isIndexed = index.startsWith('EMAIL#') && isTheirs(work, index.slice('EMAIL#'.length));
  const identities = Array.isArray(item.identities) ? item.identities : [];
  const collection = collectionOf(item.pk, work.collections);
  const isNamed = isIndexed || mentions(item, people);
  if (!isNamed && !identities.some((one) => isTheirs(work, one))) return;
  if (area === 'CONVERSATION') {
    await eraseConversations(work, [key]);
  } else if (collection) {
    const former = Array.isArray(item.formerly) ? item.formerly : [];
    const given = [...collection.identities(collection.read(item)), ...former];
    if (given.some((one) => isTheirs(work, one))) await eraseRecord(work, item);
    else await mention(work, refOf(key), [item]);
  } else if (isIndexed) {
    await erasePage(work, [toPersonKey(item)]);
  } else if (area === 'ALIAS') {
    await erasePage(work, [{ ...toPersonKey(item), kind: 'ALIAS' }]);
  } else if (area === 'FLOWSESSIONS' && people.some((one) => answersAs(answersIn(item), one))) {
    await erasePage(work, [{ ...toPersonKey(item), kind: 'FLOWSESSION' }]);
  } else if (passingAreas.has(area)) {
    await remove(work, [{ ...key, label: 'requests' }]);
  } else {
    await mention(work, refOf(key), [item]);
  }
};

/** Searches the whole table for the person, from where the last request ended. */
const sweepTable = async (
  work: Work,
  { scanned: before, cursor: from }: Sweep,
  isLate: () => boolean,
): Promise<Sweep> => {
  let scanned = before;
  for (let cursor = from, first = true; first || cursor !== undefined; first = false) {
    if (!first && (isLate() || work.mentions.size >= maxMentions)) return { scanned, cursor };
    const page = await scanPage(work.table, cursor);
    for (const item of page.items) await sweepItem(work, item);
    scanned += page.items.length;
    cursor = page.cursor;
  }
  return { scanned };
};

export interface EraseOptions {
  /** An erasure to continue. */
  readonly job?: string | undefined;
  readonly by: string;
  /** Further addresses and numbers of the person. */
  readonly also?: readonly string[] | undefined;
  /** Refs of mentions to leave. */
  readonly keep?: readonly string[] | undefined;
  /** Refs of other people's conversations to erase as a whole. */
  readonly erase?: readonly string[] | undefined;
  readonly collections?: LeadCollections;
  readonly budgetMs?: number;
}

const startWork = (
  { table, clock, newId }: Pick<Deps, 'table' | 'clock' | 'newId'>,
  person: string,
  { job, also = [], keep = [], erase = [], collections }: Partial<EraseOptions>,
  plan?: Record<string, number>,
): Work => ({
  table,
  newId,
  job: job ?? newId(),
  collections: collections ?? leadCollections,
  seen: new Set(),
  now: clock(),
  people: distinctIdentities([person, ...also]),
  keep: new Set(keep),
  erase: new Set(erase),
  plan,
  mentions: new Map(),
});

const mentionsOf = (work: Work): { mentions?: Mention[] } =>
  work.mentions.size > 0 ? { mentions: [...work.mentions.values()] } : {};

/**
 * Erases a person's data, as far as one request's time allows: first what the index lists, then what a search of the whole table
 * finds in any spelling. What others wrote about the person is masked. `done` says whether anything is left; `job` continues.
 * Repeating it is harmless. The receipt counts items by kind; only its mentions quote.
 */
export const erasePerson = async (
  deps: Pick<Deps, 'table' | 'clock' | 'newId'>,
  person: string,
  options: EraseOptions,
): Promise<ErasePersonResult> => {
  const work = startWork(deps, person, options);
  const { table, job, people } = work;
  const endsAt = performance.now() + (options.budgetMs ?? defaultBudgetMs);
  const isLate = () => performance.now() >= endsAt;
  let sweep = options.job === undefined ? undefined : await readSweep(table, job);
  let named = 0;
  if (sweep === undefined) {
    let isErased = true;
    for (const one of people) isErased &&= await eraseIndexed(work, one, isLate);
    if (isErased) {
      for (const one of people) named += await forgetTaught(work, { person: one });
      sweep = { scanned: 0 };
    }
  }
  const hasBegun = sweep !== undefined && !isLate();
  if (sweep && hasBegun) sweep = await sweepTable(work, sweep, isLate);
  const done = hasBegun && sweep?.cursor === undefined;
  const at = deps.clock();
  const isUnknown = done && work.seen.size + work.mentions.size + named === 0 && options.job === undefined;
  if (isUnknown) {
    const times = { startedAt: at.toISOString(), finishedAt: at.toISOString() };
    return { erased: 0, done, job, counts: {}, ...times };
  }
  const state = await noteErasure(table, job, { by: options.by, done, now: at, sweep });
  const erased = Object.entries(state.counts)
    .filter(([kind]) => kind !== 'masked mentions')
    .reduce((sum, [, count]) => sum + count, 0);
  return { erased, done, job, ...state, ...(sweep ? { scanned: sweep.scanned } : {}), ...mentionsOf(work) };
};

/** Reports what an erasure would remove and mask, in pages: repeat it with `cursor`. Changes nothing. */
export const previewErasure = async (
  deps: Pick<Deps, 'table' | 'clock' | 'newId'>,
  person: string,
  {
    cursor,
    ...options
  }: Pick<EraseOptions, 'also' | 'budgetMs' | 'collections'> & { readonly cursor?: string | undefined },
): Promise<ErasePersonResult> => {
  const counts: Record<string, number> = {};
  const work = startWork(deps, person, options, counts);
  const endsAt = performance.now() + (options.budgetMs ?? defaultBudgetMs);
  const linked =
    cursor === undefined
      ? (await readLinkedIdentities(deps.table, work.people, { before: 'CONVERSATION' })).identities
          .filter((one) => !isTheirs(work, one))
          .map(shownIdentity)
      : [];
  const sweep = await sweepTable(
    work,
    { scanned: 0, ...(cursor === undefined ? {} : { cursor }) },
    () => performance.now() >= endsAt,
  );
  return {
    erased: Object.values(counts).reduce((sum, count) => sum + count, 0),
    done: sweep.cursor === undefined,
    job: work.job,
    counts,
    startedAt: work.now.toISOString(),
    scanned: sweep.scanned,
    ...mentionsOf(work),
    ...(linked.length > 0 ? { linked } : {}),
    ...(sweep.cursor === undefined ? {} : { cursor: sweep.cursor }),
  };
};
