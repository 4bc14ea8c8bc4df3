import { defineHandler } from '#functions/http/define.ts';
import { deleteNewsletter } from '#shared/api/newsletters.ts';
import { removeNewsletter } from './store.ts';

/** Deletes a draft. */
export const route = defineHandler(deleteNewsletter, ({ table }) => async ({ params }) => {
  await removeNewsletter(table, params.id);
  return { id: params.id };
});
