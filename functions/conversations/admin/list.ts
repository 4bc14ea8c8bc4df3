import { type ListFilter, readList } from '#functions/conversations/store/list.ts';
import { readHead, toSummary } from '#functions/conversations/store/read.ts';
import { openTurnOf, type UnansweredTurn } from '#functions/conversations/store/unanswered.ts';
import { defineHandler, reply } from '#functions/http/define.ts';
import { questionMark, readKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { conversationHeadKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { finds } from '#functions/text/search-words.ts';
import { listConversations } from '#shared/api/conversations.ts';
import type { RouteQuery } from '#shared/api/route.ts';
import { openReason } from '#shared/domain/conversations.ts';

const pageSize = 50;
/** A conversation is live if something was said in this time, in milliseconds. */
const liveMs = 10 * 60_000;

type Query = RouteQuery<typeof listConversations>;

const filterOf = (query: Query, now: Date): ListFilter => {
  const { view = 'all', q, language, page, topic, outcome, flow } = query;
  const find = finds(q ?? '');
  const tags = [
    ...(language ? [`l:${language}`] : []),
    ...(page ? [`p:${page}`] : []),
    ...(topic ? [`t:${topic}`] : []),
    ...(outcome ? [`o:${outcome}`] : []),
    ...(flow ? [`w:flow:${flow}`] : []),
  ];
  return {
    list: view === 'waiting' ? 'waiting' : 'all',
    since: view === 'live' ? new Date(now.getTime() - liveMs).toISOString() : undefined,
    tags: view === 'waiting' ? [] : tags,
    holds: view === 'waiting' || !q ? undefined : ({ first, last, words }) => find([first, last], words),
  };
};

const nextLink = (query: Query, cursor: string): string => {
  const params = new URLSearchParams(
    Object.entries({ ...query, cursor }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return `</api/admin/conversations?${params}>; rel="next"`;
};

/**
 * Conversations with an unanswered question, by the latest such question, with the reason; without ignored
 * questions.
 */
const unansweredOf = async (table: Table, query: Query, now: Date) => {
  const [found, knowledge] = await Promise.all([
    readList(table, { list: 'unanswered' }, { wanted: pageSize, cursor: query.cursor, now }),
    readKnowledge(table),
  ]);
  const ignored = new Set(knowledge.ignored);
  const latest = new Map<string, UnansweredTurn>();
  for (const turn of found.items.flatMap(openTurnOf))
    if (!ignored.has(questionMark(turn.said)) && !latest.has(turn.conversation))
      latest.set(turn.conversation, turn);
  const items = await batchGet(table, [...latest.keys()].slice(0, maxHeads).map(conversationHeadKey));
  const { tags = [] } = filterOf(query, now);
  const find = finds(query.q ?? '');
  const body = items.flatMap((item) => {
    const head = readHead(item, now);
    const turn = head && latest.get(head.id);
    const reason = turn && openReason(turn);
    const carried = item.tags instanceof Set ? (item.tags as Set<string>) : new Set<string>();
    if (!head || !reason || !tags.every((tag) => carried.has(tag))) return [];
    if (query.q && !find([head.first, head.last, turn.said], item.words)) return [];
    const { id, said, language, at } = turn;
    return [
      { ...toSummary(head, now), missed: { turn: id, said: said.slice(0, saidChars), language, at, reason } },
    ];
  });
  return { body: body.sort((a, b) => b.missed.at.localeCompare(a.missed.at)), cursor: found.cursor };
};
const maxHeads = 100;
const saidChars = 300;

/**
 * Returns one page of conversations. Waiting ones are a list of their own; the filters use tags of the head.
 */
export const route = defineHandler(listConversations, ({ table, clock }) => async ({ query }) => {
  const now = clock();
  if (query.view === 'unanswered') {
    const { body, cursor } = await unansweredOf(table, query, now);
    return cursor ? reply({ headers: { link: nextLink(query, cursor) }, body }) : body;
  }
  const filter = filterOf(query, now);
  const { items, cursor } = await readList(table, filter, { wanted: pageSize, cursor: query.cursor, now });
  const heads =
    filter.list === 'waiting' && items.length > 0
      ? await batchGet(
          table,
          items.slice(0, 100).map(({ id }) => conversationHeadKey(String(id))),
        )
      : items;
  const body = heads.flatMap((item) => {
    const head = readHead(item, now);
    return head && (filter.list !== 'waiting' || head.speaker === 'waiting') ? [toSummary(head, now)] : [];
  });
  // Visitors who are still waiting come first, longest wait first; visitors who left follow, latest first.
  if (filter.list === 'waiting')
    body.sort((a, b) =>
      a.left === b.left && !a.left
        ? a.updatedAt.localeCompare(b.updatedAt)
        : Number(a.left ?? false) - Number(b.left ?? false),
    );
  // The sort is stable: conversations of visitors in danger come first on their page, the others keep their order.
  body.sort((a, b) => Number(b.danger ?? false) - Number(a.danger ?? false));
  return cursor ? reply({ headers: { link: nextLink(query, cursor) }, body }) : body;
});
