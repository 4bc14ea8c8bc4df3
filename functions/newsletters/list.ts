import { defineHandler } from '#functions/http/define.ts';
import { listNewsletters } from '#shared/api/newsletters.ts';
import { readNewsletters } from './store.ts';

/** Lists the issues. */
export const route = defineHandler(
  listNewsletters,
  ({ table }) =>
    () =>
      readNewsletters(table),
);
