import { reply } from '#functions/http/define.ts';
import type { Reply } from '#functions/http/types.ts';
import type { Page } from '#functions/store/collections.ts';
import type { RouteContract } from '#shared/api/route.ts';

/** A page of a list as the portal gets it: the plain array, and a Link header that leads to the next page. */
export const pageReply = <T>(contract: RouteContract, { rows, cursor }: Page<T>, query = ''): Reply<T[]> =>
  reply({
    body: rows,
    headers: cursor ? { link: `<${contract.path}?${query}cursor=${cursor}>; rel="next"` } : {},
  });
