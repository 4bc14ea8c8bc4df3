import type { Table } from '#functions/http/types.ts';
import { readPersonItems } from '#functions/store/people/people.ts';
import { batchGet } from '#functions/store/table/query.ts';
import type { Item } from '#functions/store/table/transact.ts';
import type { PersonExport } from '#shared/api/admin-leads.ts';
import { collectionOf, type LeadCollections, leadCollections } from './collections.ts';
import { changesOf } from './story.ts';

/** Items that say nothing about a person beyond what they lead to. */
const internal = new Set(['Subscribed', 'Idempotency', 'Reference', 'Erasure']);
/** Items of one page; with what references lead to it stays under the limit of an answer. */
const pageItems = 100;
const batch = 10;

const withoutKeys = ({ pk: _pk, sk: _sk, gsi1pk: _gsi1pk, gsi1sk: _gsi1sk, ...rest }: Item): Item => rest;

/** What one item is in an export: the list it belongs to and how it looks there. */
const entryOf = (item: Item, collections: LeadCollections): [list: string, rows: unknown[]] | undefined => {
  const collection = collectionOf(item.pk, collections);
  if (collection) return [collection.exportAs, [collection.read(item)]];
  const leadId = String(item.leadId);
  if (item.entity === 'Story') return ['stories', [{ leadId, story: item.story }]];
  if (item.entity === 'Change') return ['history', changesOf([item]).map((change) => ({ leadId, change }))];
  return internal.has(String(item.entity)) ? undefined : ['other', [withoutKeys(item)]];
};

export interface PersonPage {
  /** By the name of the list, those without rows included. */
  readonly lists: Record<string, unknown[]>;
  readonly items: number;
  readonly next?: string;
}

/** What references lead to, a few items at a time. */
const readReferred = async (table: Table, references: readonly Item[]): Promise<Item[]> => {
  const keys = references.map(({ ownerPk, ownerSk }) => ({ pk: String(ownerPk), sk: String(ownerSk) }));
  const items: Item[] = [];
  for (let start = 0; start < keys.length; start += batch)
    items.push(...(await batchGet(table, keys.slice(start, start + batch))));
  return items;
};

/** One page of everything found by an address or phone number. */
export const exportPage = async (
  table: Table,
  person: string,
  cursor: string | undefined,
  collections: LeadCollections = leadCollections,
): Promise<PersonPage> => {
  const lists: Record<string, unknown[]> = { stories: [], history: [], other: [] };
  for (const { exportAs } of Object.values(collections)) lists[exportAs] = [];
  const page = await readPersonItems(table, person, { cursor, limit: pageItems });
  const isReference = ({ entity }: Item): boolean => entity === 'Reference';
  const items = [
    ...page.items.filter((item) => !isReference(item)),
    ...(await readReferred(table, page.items.filter(isReference))),
  ];
  for (const item of items) {
    const entry = entryOf(item, collections);
    if (entry) lists[entry[0]]?.push(...entry[1]);
  }
  return { lists, items: items.length, ...(page.cursor ? { next: page.cursor } : {}) };
};

export type PersonLists = Omit<PersonExport, 'email' | 'exportedAt' | 'next'>;
