import { handle } from '#functions/http/define.ts';
import { readPlaced } from '#functions/store/flows/placed.ts';
import { listSiteFlows } from '#shared/api/site-flows.ts';

export const route = handle(
  listSiteFlows,
  ({ table }) =>
    () =>
      readPlaced(table),
);
