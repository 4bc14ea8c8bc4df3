import type { RouteRow } from '#functions/http/types.ts';
import type { Collection, Listed } from '#functions/table/collection.ts';
import type { CollectionName } from '#functions/table/keys.ts';
import type { ApiScope } from '#shared/api/api-keys.ts';
import type { listContract } from '#shared/api/list-contract.ts';
import type { RouteContract, RouteResponse } from '#shared/api/route.ts';
import { listRoute } from './list-route.ts';

type ListContract = RouteContract & ReturnType<typeof listContract>;
type RecordOf<C extends ListContract> = RouteResponse<C>[number] & Listed;

/**
 * The route row for a collection's list. A file in `functions/leads` exports the collection under its own
 * name in lower case; build and runtime create the handler from it.
 */
export const listRow = <C extends ListContract, N extends CollectionName>(
  contract: C,
  name: N,
  load: () => Promise<Readonly<Record<Lowercase<N>, Collection<RecordOf<C>>>>>,
  apiScope?: ApiScope,
) => {
  const lists = name.toLowerCase() as Lowercase<N>;
  return {
    contract,
    entry: `${lists}/${lists}.ts`,
    lists,
    load: async () => ({ route: listRoute(contract, (await load())[lists]) }),
    access: 'admin',
    ...(apiScope ? { apiScope } : {}),
    versions: [name],
    memoryMb: 1024,
    table: ['BatchGetItem', 'Query'],
    reads: [name],
    secrets: ['session'],
  } as const satisfies RouteRow;
};
