import { defineHandler } from '#functions/http/define.ts';
import { restorePublication } from '#shared/api/site.ts';
import { addPublication, readRestorable } from './store.ts';

/** Publishes an earlier publication's values again, or the defaults. */
export const route = defineHandler(restorePublication, ({ table, clock }) => async ({ params, admin }) => {
  const number = Number(params.number);
  const values = await readRestorable(table, number);
  return {
    publication: await addPublication(table, { values, createdBy: admin?.username ?? '', now: clock() }),
  };
});
