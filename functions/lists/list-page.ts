import { reply } from '#functions/http/define.ts';
import type { Reply, StoredState } from '#functions/http/types.ts';
import type { Collection, Listed } from '#functions/table/collection.ts';
import { readChanges } from '#functions/table/list-changes.ts';
import { readOldest, readPage } from '#functions/table/read-records.ts';
import { partsAfter } from '#functions/table/spans.ts';
import type { Table } from '#functions/table/table.ts';
import { changesStatus, type ListChanges, listChanges } from '#shared/api/list-changes.ts';
import type { RouteContract } from '#shared/api/route.ts';

interface ListRequest {
  readonly query: { readonly cursor?: string | undefined; readonly until?: string | undefined };
  readonly stored: StoredState;
}

/**
 * One page of a collection as the portal gets it: the plain array, newest first, and a Link header that leads to the next
 * page, and to the parts in which everything after this page can be read side by side instead. Asked for changes it answers
 * these alone, as long as they are known; the pipeline answers 304 when there are none.
 */
export const listReply = async <T extends Listed>(
  table: Table,
  contract: RouteContract,
  collection: Collection<T>,
  request: ListRequest,
): Promise<Reply<T[]>> => {
  const { query, stored } = request;
  const changes = query.cursor ? undefined : await readChanges(table, collection, stored.changedIds);
  if (changes) {
    return reply<T[] | ListChanges<T>>({
      status: changesStatus,
      headers: { im: listChanges },
      body: changes,
    }) as Reply<T[]>;
  }
  const { rows, cursor } = await readPage(table, collection.name, query);
  if (!cursor) return reply({ body: rows.map(collection.read), headers: {} });
  const next = `?cursor=${cursor}${query.until ? `&until=${query.until}` : ''}`;
  const parts = await partsAfter(query, cursor, () => readOldest(table, collection.name));
  const links = [
    `<${contract.path}${next}>; rel="next"`,
    ...parts.map((part) => `<${contract.path}?cursor=${part.cursor}&until=${part.until}>; rel="part"`),
  ];
  return reply({ body: rows.map(collection.read), headers: { link: links.join(', ') } });
};
