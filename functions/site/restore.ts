import { defineHandler } from '#functions/http/define.ts';
import { restorePublication } from '#shared/api/site.ts';
import { addPublication, readPublication, readPublishedValues } from './store.ts';

/** Publishes an earlier publication's values again. */
export const route = defineHandler(restorePublication, ({ table, clock }) => async ({ params, admin }) => {
  const number = Number(params.number);
  await readPublication(table, number);
  const values = await readPublishedValues(table, number);
  return {
    publication: await addPublication(table, { values, createdBy: admin?.username ?? '', now: clock() }),
  };
});
