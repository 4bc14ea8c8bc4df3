import { readPlaced } from '#functions/flows/store/placed.ts';
import { defineHandler } from '#functions/http/define.ts';
import { listSiteFlows } from '#shared/api/site-flows.ts';

export const route = defineHandler(
  listSiteFlows,
  ({ table }) =>
    () =>
      readPlaced(table),
);
