import { readPlaced } from '#functions/flows/store/placed.ts';
import { handle } from '#functions/http/define.ts';
import { listSiteFlows } from '#shared/api/site-flows.ts';

export const route = handle(
  listSiteFlows,
  ({ table }) =>
    () =>
      readPlaced(table),
);
