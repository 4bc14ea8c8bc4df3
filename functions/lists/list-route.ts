import { handle } from '#functions/http/define.ts';
import type { Route } from '#functions/http/types.ts';
import type { Collection, Listed } from '#functions/table/collection.ts';
import type { listContract } from '#shared/api/list-contract.ts';
import { listReply } from './list-page.ts';

type List = ReturnType<typeof listContract>;

/** The route of a collection's list; nothing in it knows which collection it is. */
export const listRoute = <T extends Listed>(contract: List, collection: Collection<T>): Route<List> =>
  handle(
    contract,
    ({ table }) =>
      (request) =>
        listReply(table, contract, collection, request),
  );
