import { showSigns } from '#functions/conversations/store/live.ts';
import { defineHandler } from '#functions/http/define.ts';
import { showToVisitor } from '#shared/api/conversations.ts';
import { AppError } from '#shared/errors.ts';

/** Shows the visitor that the owner is typing and how far they have read. */
export const route = defineHandler(showToVisitor, ({ table, clock }) => async ({ params, body }) => {
  const now = clock();
  if (!(await showSigns(table, { id: params.id, by: 'person', ...body, now })))
    throw new AppError('record.not_found');
  return { ok: true };
});
