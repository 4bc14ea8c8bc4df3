import { deleteConversation } from '#functions/conversations/store/delete.ts';
import { readOwn } from '#functions/conversations/store/read-own.ts';
import type { Deps } from '#functions/http/types.ts';
import { forgetQuestions } from '#functions/knowledge/store/forget.ts';
import { noteErasure, tally } from '#functions/people/store/erasures.ts';
import { type PersonKey, readPersonKeys } from '#functions/people/store/people.ts';
import { deleteItems, deleteRecord, readPartKeys } from '#functions/table/delete-record.ts';
import { conversationPartition, flowSessionsPartition, type Key } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { type Item, transact } from '#functions/table/transact.ts';
import type { ErasePersonResult } from '#shared/api/admin-leads.ts';
import { collectionOf, type LeadCollections, leadCollections } from '../leads/collections.ts';

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
  ALIAS: 'links',
  APPOINTMENT: 'appointments',
};
const entityLabels: Readonly<Record<string, string>> = {
  Story: 'stories',
  Change: 'history',
  Reference: 'references',
};

const idOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;
const pageKeys = 50;
/** Milliseconds of work per request, well below the function's limit; the next request continues. */
const defaultBudgetMs = 12_000;
/** The index lags behind the table, so read it again until it is empty this many times. */
const maxEmptyPages = 4;
const indexLagMs = 150;

const counted = (labels: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const label of labels) counts[label] = (counts[label] ?? 0) + 1;
  return counts;
};

type Labelled = { pk: string; sk: string; label: string };

interface Work {
  readonly table: Table;
  readonly job: string;
  readonly collections: LeadCollections;
  readonly seen: Set<string>;
  readonly now: Date;
}

/** Removes a person's questions from taught cards; the owner's own words stay. */
const forgetTaught = async ({ table, job }: Work, theirs: Parameters<typeof forgetQuestions>[1]) => {
  const taught = await forgetQuestions(table, theirs);
  if (taught > 0) await transact(table, [tally(table.name, job, { 'taught answers': taught })]);
  return taught;
};

/** Deletes uncounted items, with a tally in each transaction. */
const remove = async ({ table, job, seen }: Work, items: readonly Labelled[]) => {
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
  work.seen.add(idOf(key));
  await remove(work, await partsOf(work, key.sk));
  await deleteRecord(work.table, collection, item, [
    tally(work.table.name, work.job, { [collection.label]: 1 }),
  ]);
};

/** Deletes a whole conversation, whichever item led to it. */
const eraseConversation = async (work: Work, { pk }: Pick<Key, 'pk'>): Promise<void> => {
  const { table, job, seen, now } = work;
  const id = pk.slice(conversationPartition('').length);
  if (!seen.has(pk)) {
    // Read the questions first: after the deletion they can't be found.
    const { turns } = await readOwn(table, id, now);
    await forgetTaught(work, { asked: turns.map(({ said }) => said) });
    await deleteConversation(table, id, now);
    await transact(table, [tally(table.name, job, { conversations: 1 })]);
  }
  seen.add(pk);
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
  for (const thread of await threadsOf(work, fresh)) await eraseConversation(work, thread);
  const others: Labelled[] = [];
  for (const { key, target, kind } of fresh) {
    const isRecord = collectionOf(target.pk, work.collections) !== undefined;
    const isReference = kind === 'ALSO';
    if (isReference) others.push({ ...key, label: 'references' });
    if (isRecord) continue;
    if (kind === 'CONVERSATION') {
      await eraseConversation(work, key);
      continue;
    }
    const label = kindLabels[isReference ? (target.pk.split(/S?#/, 1)[0] ?? '') : kind] ?? 'other';
    others.push({ ...target, label });
    // References to a conversation are in a partition with its id.
    if (label === 'conversations') others.push(...(await partsOf(work, target.sk)));
    // The reference from a link's other identity is as well.
    if (label === 'links') others.push(...(await partsOf(work, target.pk.slice('ALIAS#'.length))));
  }
  await remove(work, others);
};

export interface EraseOptions {
  /** An erasure to continue. */
  readonly job?: string | undefined;
  readonly by: string;
  readonly collections?: LeadCollections;
  readonly budgetMs?: number;
}

/**
 * Erases everything found by an identity, as far as one request's time allows. `done` says whether anything
 * is left; `job` continues. Repeating it is harmless. The receipt counts items by kind and names nobody.
 */
export const erasePerson = async (
  { table, clock, newId }: Pick<Deps, 'table' | 'clock' | 'newId'>,
  person: string,
  options: EraseOptions,
): Promise<ErasePersonResult> => {
  const job = options.job ?? newId();
  const work: Work = {
    table,
    job,
    collections: options.collections ?? leadCollections,
    seen: new Set(),
    now: clock(),
  };
  const endsAt = performance.now() + (options.budgetMs ?? defaultBudgetMs);
  let done = false;
  for (let stale = 0; !done && performance.now() < endsAt; ) {
    const { keys } = await readPersonKeys(table, person, { limit: pageKeys });
    if (keys.length === 0) {
      done = true;
      break;
    }
    const known = work.seen.size;
    await erasePage(work, keys);
    if (work.seen.size > known) continue;
    // Already erased; the index hasn't caught up yet.
    stale += 1;
    if (stale > maxEmptyPages) done = true;
    await new Promise((resolve) => setTimeout(resolve, indexLagMs));
  }
  const named = done ? await forgetTaught(work, { person }) : 0;
  const at = clock();
  const nothingFound = work.seen.size === 0 && named === 0 && options.job === undefined;
  const state = nothingFound
    ? { counts: {}, startedAt: at.toISOString(), finishedAt: at.toISOString() }
    : await noteErasure(table, job, { by: options.by, done, now: at });
  const erased = Object.values(state.counts).reduce((sum, count) => sum + count, 0);
  return { erased, done, job, ...state };
};
