import { defineHandler } from '#functions/http/define.ts';
import { removeReplyTemplate } from '#functions/replies/templates/store.ts';
import { deleteReplyTemplate } from '#shared/api/admin-replies.ts';

/** Deletes a reply template. */
export const route = defineHandler(deleteReplyTemplate, ({ table }) => async ({ params }) => {
  await removeReplyTemplate(table, params.id);
  return { id: params.id };
});
