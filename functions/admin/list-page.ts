import { reply } from '#functions/http/define.ts';
import type { Reply, StoredState, Table } from '#functions/http/types.ts';
import type { Collection, Listed } from '#functions/store/collections/collection.ts';
import { readChanges } from '#functions/store/collections/list-changes.ts';
import { readPage } from '#functions/store/collections/read.ts';
import { changesStatus, type ListChanges, listChanges } from '#shared/api/list-changes.ts';
import type { RouteContract } from '#shared/api/route.ts';

interface ListRequest {
  readonly query: { readonly cursor?: string | undefined };
  readonly stored: StoredState;
}

/**
 * One page of a collection as the portal gets it: the plain array, newest first, and a Link header that leads to the next
 * page. Asked for changes it answers these alone, as long as they are known; the pipeline answers 304 when there are none.
 */
export const listReply = async <T extends Listed>(
  table: Table,
  contract: RouteContract,
  collection: Collection<T>,
  { query, stored }: ListRequest,
): Promise<Reply<T[]>> => {
  const changes = query.cursor ? undefined : await readChanges(table, collection, stored.changedIds);
  if (changes) {
    return reply<T[] | ListChanges<T>>({
      status: changesStatus,
      headers: { im: listChanges },
      body: changes,
    }) as Reply<T[]>;
  }
  const { rows, cursor } = await readPage(table, collection.name, query.cursor);
  return reply({
    body: rows.map(collection.read),
    headers: cursor ? { link: `<${contract.path}?cursor=${cursor}>; rel="next"` } : {},
  });
};
