import { defineHandler } from '#functions/http/define.ts';
import { getSite } from '#shared/api/site.ts';
import { readSiteState } from './store.ts';

/** Returns the draft, the live publication and the history. */
export const route = defineHandler(
  getSite,
  ({ table }) =>
    () =>
      readSiteState(table),
);
