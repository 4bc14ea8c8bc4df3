import { handle, reply } from '#functions/http/define.ts';
import { type ListFilter, readList } from '#functions/store/conversations/list.ts';
import { readHead, toSummary } from '#functions/store/conversations/read.ts';
import { conversationHeadKey } from '#functions/store/table/keys.ts';
import { batchGet } from '#functions/store/table/query.ts';
import { listConversations } from '#shared/api/conversations.ts';
import type { RouteQuery } from '#shared/api/route.ts';

const pageSize = 50;
/** Still going on, as long as something was said so shortly ago. */
const liveMs = 10 * 60_000;

type Query = RouteQuery<typeof listConversations>;

const filterOf = (query: Query, now: Date): ListFilter => {
  const { view = 'all', q, language, page, topic, outcome, flow } = query;
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
    anyTag: view === 'unanswered' && !outcome ? ['o:unknown', 'o:disputed'] : undefined,
    text: view === 'waiting' ? undefined : q,
  };
};

const nextLink = (query: Query, cursor: string): string => {
  const params = new URLSearchParams(
    Object.entries({ ...query, cursor }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return `</api/admin/conversations?${params}>; rel="next"`;
};

/** One page of conversations. Those that wait are a list of their own; the others are filtered by what their heads carry. */
export const route = handle(listConversations, ({ table, clock }) => async ({ query }) => {
  const now = clock();
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
    return head && (filter.list !== 'waiting' || head.speaker === 'waiting') ? [toSummary(head)] : [];
  });
  return cursor ? reply({ headers: { link: nextLink(query, cursor) }, body }) : body;
});
