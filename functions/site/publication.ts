import { defineHandler } from '#functions/http/define.ts';
import { getPublication } from '#shared/api/site.ts';
import { readPublication, readPublishedValues } from './store.ts';

/** Returns a publication with its values. */
export const route = defineHandler(getPublication, ({ table }) => async ({ params }) => {
  const number = Number(params.number);
  const publication = await readPublication(table, number);
  return { publication, values: await readPublishedValues(table, number) };
});
