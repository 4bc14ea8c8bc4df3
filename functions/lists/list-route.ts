import { defineHandler } from '#functions/http/define.ts';
import { replyUnlessKnown, versionEtag } from '#functions/http/etag.ts';
import type { Route } from '#functions/http/types.ts';
import type { Collection, Listed } from '#functions/table/collection.ts';
import { readPage } from '#functions/table/read-records.ts';
import type { listContract } from '#shared/api/list-contract.ts';

type List = ReturnType<typeof listContract>;

/**
 * The list route of a collection: one page as a plain array, newest first, with a Link header to the next
 * page. Its ETag is the collection's version, so an unchanged list returns 304 before any row is read.
 */
export const listRoute = <T extends Listed>(contract: List, collection: Collection<T>): Route<List> =>
  defineHandler(
    contract,
    ({ table, clock }) =>
      ({ query, headers, stored }) =>
        replyUnlessKnown(headers, versionEtag(stored, clock()), async () => {
          const { rows, cursor } = await readPage(table, collection.name, query);
          return {
            body: rows.map(collection.read),
            ...(cursor ? { headers: { link: `<${contract.path}?cursor=${cursor}>; rel="next"` } } : {}),
          };
        }),
  );
