import { speakersIn, speaksAs } from '#functions/conversations/speaks-as.ts';
import { isOurs } from '#functions/conversations/store/people.ts';
import { liveMessagesOf, readConversation, turnsOf } from '#functions/conversations/store/read.ts';
import { cursorAfter, readPersonItems } from '#functions/people/store/people.ts';
import { conversationPartition } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
import { isSamePerson, maskPeople } from '#shared/domain/mentions.ts';
import { distinctIdentities, emailsIn, phonesIn } from '#shared/domain/person.ts';
import { collectionOf, type LeadCollections, leadCollections } from '../leads/collections.ts';
import { changesOf } from '../leads/story.ts';

/** Items that hold nothing about a person except references. */
const internal = new Set([
  'Subscribed',
  'Idempotency',
  'Reference',
  'Erasure',
  'ConversationPerson',
  'Appointment',
]);
/** Items per page; with their referenced items they stay below the response limit. */
const pageItems = 100;
const batch = 10;
/** When a page holds this many bytes of conversations, the next one moves to the next page. */
const conversationBytes = 400_000;

const withoutKeys = ({ pk: _pk, sk: _sk, gsi1pk: _gsi1pk, gsi1sk: _gsi1sk, ...rest }: Item): Item => rest;

/** Maps an item to its export list and shape. */
const entryOf = (item: Item, collections: LeadCollections): [list: string, rows: unknown[]] | undefined => {
  const collection = collectionOf(item.pk, collections);
  if (collection?.exportAs) return [collection.exportAs, [collection.read(item)]];
  if (collection) return ['other', [{ entity: collection.label, ...collection.read(item) }]];
  const leadId = String(item.leadId);
  if (item.entity === 'Story') return ['stories', [{ leadId, story: item.story }]];
  if (item.entity === 'Change') return ['history', changesOf([item]).map((change) => ({ leadId, change }))];
  return internal.has(String(item.entity)) ? undefined : ['other', [withoutKeys(item)]];
};

export interface PersonPage {
  /** Lists by name, including empty ones. */
  readonly lists: Record<string, unknown[]>;
  readonly items: number;
  readonly next?: string;
}

/** Reads referenced items, a few at a time. */
const readReferred = async (table: Table, references: readonly Item[]): Promise<Item[]> => {
  const keys = references.map(({ ownerPk, ownerSk }) => ({ pk: String(ownerPk), sk: String(ownerSk) }));
  const items: Item[] = [];
  for (let start = 0; start < keys.length; start += batch)
    items.push(...(await batchGet(table, keys.slice(start, start + batch))));
  return items;
};

/** Masks other people's addresses and numbers; the company's own stay. */
const withoutOthers = (text: string, own: readonly string[]): string => {
  const given = distinctIdentities([...emailsIn(text), ...phonesIn(text)]);
  const others = given.filter((one) => !isOurs(one) && !own.some((mine) => isSamePerson(mine, one)));
  return others.length > 0 ? maskPeople(text, others, '[another person]') : text;
};

/** Reads a whole conversation for the export; undefined if the person is only mentioned in it. */
const exportConversation = async (table: Table, { pk }: Item, person: string): Promise<Item | undefined> => {
  const id = String(pk).slice(conversationPartition('').length);
  const items = await readConversation(table, id);
  if (!speaksAs(items, person)) return undefined;
  const own = [person, ...speakersIn(items)];
  const turns = turnsOf(items).map((turn) => ({
    ...turn,
    said: withoutOthers(turn.said, own),
    text: withoutOthers(turn.text, own),
  }));
  const messages = liveMessagesOf(items).map((one) => ({ ...one, text: withoutOthers(one.text, own) }));
  return { entity: 'Conversation', id, turns, messages };
};

/**
 * Reads as many of a page's conversations as fit into a response, and the item after which the next page
 * begins.
 */
const readConversations = async (table: Table, items: readonly Item[], person: string) => {
  const conversations = new Map<string, Item | undefined>();
  const found = () => [...conversations.values()].filter((one) => one !== undefined);
  let bytes = 0;
  for (const [index, item] of items.entries()) {
    if (item.entity !== 'ConversationPerson' || conversations.has(String(item.pk))) continue;
    if (bytes > conversationBytes) return { items: found(), until: index };
    const conversation = await exportConversation(table, item, person);
    if (conversation) bytes += Buffer.byteLength(JSON.stringify(conversation));
    conversations.set(String(item.pk), conversation);
  }
  return { items: found(), until: items.length };
};

/** Exports one page of everything found by an identity. */
export const exportPage = async (
  table: Table,
  person: string,
  cursor: string | undefined,
  collections: LeadCollections = leadCollections,
): Promise<PersonPage> => {
  const lists: Record<string, unknown[]> = { stories: [], history: [], other: [] };
  for (const { exportAs } of Object.values(collections)) if (exportAs) lists[exportAs] = [];
  const found = await readPersonItems(table, person, { cursor, limit: pageItems });
  const { items: conversations, until } = await readConversations(table, found.items, person);
  const last = found.items[until - 1];
  const page =
    last && until < found.items.length
      ? { items: found.items.slice(0, until), cursor: cursorAfter(last) }
      : found;
  const isReference = ({ entity }: Item): boolean => entity === 'Reference';
  const items = [
    ...page.items.filter((item) => !isReference(item)),
    ...(await readReferred(table, page.items.filter(isReference))),
  ];
  for (const item of items) {
    const entry = entryOf(item, collections);
    if (entry) lists[entry[0]]?.push(...entry[1]);
  }
  lists.other?.push(...conversations);
  return { lists, items: items.length, ...(page.cursor ? { next: page.cursor } : {}) };
};
