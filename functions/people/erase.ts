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

/** What an item that is in no list is called in a receipt, by the kind that its index key begins with. */
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
/** Work of one request, well below the function's time limit; the next one goes on. */
const defaultBudgetMs = 12_000;
/** The index follows the table with a delay: after erasing it is asked again until it has nothing left. */
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

/** What a visitor asked may have been taught from; what is in the owner's own words stays. */
const forgetTaught = async ({ table, job }: Work, theirs: Parameters<typeof forgetQuestions>[1]) => {
  const taught = await forgetQuestions(table, theirs);
  if (taught > 0) await transact(table, [tally(table.name, job, { 'taught answers': taught })]);
  return taught;
};

/** Removes what nothing counts, with a tally in each transaction. */
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

/** A kept conversation goes as a whole, whatever in it led here. */
const eraseConversation = async (work: Work, { pk }: Pick<Key, 'pk'>): Promise<void> => {
  const { table, job, seen, now } = work;
  const id = pk.slice(conversationPartition('').length);
  if (!seen.has(pk)) {
    // First: once the conversation is gone nobody knows what was asked in it.
    const { turns } = await readOwn(table, id, now);
    await forgetTaught(work, { asked: turns.map(({ said }) => said) });
    await deleteConversation(table, id, now);
    await transact(table, [tally(table.name, job, { conversations: 1 })]);
  }
  seen.add(pk);
};

/** Conversations in the site's chat that these sessions of flows are part of: they are the same person's. */
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

/** Erases what a page of keys means: records with their totals, stories and histories, then everything else. */
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
    // References to a conversation lie in a partition of its own id.
    if (label === 'conversations') others.push(...(await partsOf(work, target.sk)));
    // So does the reference from the other end of a link.
    if (label === 'links') others.push(...(await partsOf(work, target.pk.slice('ALIAS#'.length))));
  }
  await remove(work, others);
};

export interface EraseOptions {
  /** An erasure to go on with. */
  readonly job?: string | undefined;
  readonly by: string;
  readonly collections?: LeadCollections;
  readonly budgetMs?: number;
}

/**
 * Erases everything found by an e-mail address or phone number, as far as one request's time goes: `done` says whether
 * something is left, and the job to go on with. What is erased stays erased, and repeating it is harmless. The receipt
 * says how many of which kind, never of whom.
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
    // Only what is erased already: the index has yet to notice.
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
