import { type ListFilter, openTurnOf, readList } from '#functions/conversations/store/list.ts';
import { readHead, toSummary } from '#functions/conversations/store/read.ts';
import { defineHandler, reply } from '#functions/http/define.ts';
import { questionMark, readKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { conversationHeadKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
import { finds } from '#functions/text/search-words.ts';
import { type ConversationSummary, listConversations } from '#shared/api/conversations.ts';
import type { RouteQuery } from '#shared/api/route.ts';
import { openReason } from '#shared/domain/conversations.ts';

const pageSize = 50;
const maxHeads = 100;
const missedChars = 300;
/** A conversation is live if a message was sent within this time, in milliseconds. */
const liveMs = 10 * 60_000;

type Query = RouteQuery<typeof listConversations>;

interface Page {
  readonly body: readonly ConversationSummary[];
  readonly cursor?: string | undefined;
}

const tagsIn = ({ language, page, topic, outcome, flow }: Query): string[] => [
  ...(language ? [`l:${language}`] : []),
  ...(page ? [`p:${page}`] : []),
  ...(topic ? [`t:${topic}`] : []),
  ...(outcome ? [`o:${outcome}`] : []),
  ...(flow ? [`w:flow:${flow}`] : []),
];

/** Whether a conversation began on one of the query's days. */
const beganWithin = ({ from, to }: Query, { startedAt }: Item): boolean => {
  const day = String(startedAt).slice(0, 10);
  return (!from || day >= from) && (!to || day <= to);
};

/** Whether a head matches the query's filters; `more` are further texts to search. */
const isMatch = (query: Query, item: Item, more: readonly string[] = []): boolean => {
  const { tags, first, last, words } = item;
  const carried = tags instanceof Set ? (tags as Set<string>) : new Set<string>();
  return (
    beganWithin(query, item) &&
    tagsIn(query).every((tag) => carried.has(tag)) &&
    (!query.q || finds(query.q)([first, last, ...more], words))
  );
};

const readHeads = (table: Table, ids: readonly string[]): Promise<Item[]> =>
  ids.length === 0 ? Promise.resolve([]) : batchGet(table, ids.slice(0, maxHeads).map(conversationHeadKey));

const summaries = (items: readonly Item[], now: Date): ConversationSummary[] =>
  items.flatMap((item) => {
    const head = readHead(item, now);
    return head ? [toSummary(head, now)] : [];
  });

/** Unanswered questions, newest first, with the reason; without ignored ones. */
const unansweredPage = async (table: Table, query: Query, now: Date): Promise<Page> => {
  const [found, knowledge] = await Promise.all([
    readList(table, { list: 'unanswered' }, { wanted: pageSize, cursor: query.cursor, now }),
    readKnowledge(table),
  ]);
  const ignored = new Set(knowledge.ignored);
  const turns = found.items.flatMap(openTurnOf).filter(({ said }) => !ignored.has(questionMark(said)));
  const items = await readHeads(table, [...new Set(turns.map(({ conversation }) => conversation))]);
  const heads = new Map(
    items.flatMap((item) => {
      const head = readHead(item, now);
      return head ? [[head.id, { head, item }] as const] : [];
    }),
  );
  const body = turns.flatMap((turn) => {
    const found = heads.get(turn.conversation);
    const reason = openReason(turn);
    if (!found || !reason || !isMatch(query, found.item, [turn.said])) return [];
    const { id, said, language, at } = turn;
    const missed = { turn: id, said: said.slice(0, missedChars), language, at, reason };
    return [{ ...toSummary(found.head, now), missed }];
  });
  return { body, cursor: found.cursor };
};

/** Waiting visitors, longest wait first; visitors who left follow, latest first. */
const waitingPage = async (table: Table, query: Query, now: Date): Promise<Page> => {
  const { items, cursor } = await readList(
    table,
    { list: 'waiting' },
    { wanted: pageSize, cursor: query.cursor, now },
  );
  const heads = await readHeads(
    table,
    items.map(({ id }) => String(id)),
  );
  const body = summaries(heads, now)
    .filter(({ state }) => state === 'waiting')
    .sort((a, b) =>
      a.left === b.left && !a.left
        ? a.updatedAt.localeCompare(b.updatedAt)
        : Number(a.left ?? false) - Number(b.left ?? false),
    );
  return { body: body.sort((a, b) => Number(b.danger ?? false) - Number(a.danger ?? false)), cursor };
};

/** All or live conversations, newest first. The first page starts with all that need care. */
const newestPage = async (table: Table, query: Query, now: Date): Promise<Page> => {
  // A conversation last changed after it began, so its first day also limits the order of the list.
  const since = query.view === 'live' ? new Date(now.getTime() - liveMs).toISOString() : query.from;
  const filter: ListFilter = {
    list: 'all',
    since,
    tags: tagsIn(query),
    holds: query.q || query.from || query.to ? (item) => isMatch(query, item) : undefined,
  };
  const [care, { items, cursor }] = await Promise.all([
    readList(table, { list: 'care' }, { wanted: maxHeads, now }),
    query.view === 'care'
      ? { items: [], cursor: undefined }
      : readList(table, filter, { wanted: pageSize, cursor: query.cursor, now }),
  ]);
  const careIds = care.items.slice(0, maxHeads).map(({ id }) => String(id));
  const inCare = new Set(careIds.map((id) => conversationHeadKey(id).pk));
  const heads = query.cursor === undefined ? await readHeads(table, careIds) : [];
  const first = heads
    .filter((item) => isMatch(query, item) && (!since || String(item.updatedAt) > since))
    .sort((a, b) => String(b.updatedAt).localeCompare(String(a.updatedAt)));
  const others = items.filter(({ pk }) => !inCare.has(String(pk)));
  return { body: summaries([...first, ...others], now), cursor };
};

const nextLink = (query: Query, cursor: string): string => {
  const params = new URLSearchParams(
    Object.entries({ ...query, cursor }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return `</api/admin/conversations?${params}>; rel="next"`;
};

const pages: Partial<Record<NonNullable<Query['view']>, typeof newestPage>> = {
  unanswered: unansweredPage,
  waiting: waitingPage,
};

/** Returns one page of conversations; `Link` leads to the next. */
export const route = defineHandler(listConversations, ({ table, clock }) => async ({ query }) => {
  const { body, cursor } = await (pages[query.view ?? 'all'] ?? newestPage)(table, query, clock());
  return cursor ? reply({ headers: { link: nextLink(query, cursor) }, body: [...body] }) : [...body];
});
