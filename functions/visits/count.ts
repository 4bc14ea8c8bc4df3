import { defineHandler } from '#functions/http/define.ts';
import { addVisit } from '#functions/visits/store.ts';
import { countVisit } from '#shared/api/visits.ts';

/** Counts a visit to a public page. */
export const route = defineHandler(countVisit, ({ table, clock }) => async ({ body }) => {
  await addVisit(table, body.channel, clock());
  return { counted: true };
});
