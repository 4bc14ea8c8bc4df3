import { defineHandler } from '#functions/http/define.ts';
import {
  maxReplyTemplates,
  putReplyTemplate,
  readReplyTemplates,
} from '#functions/replies/templates/store.ts';
import { addReplyTemplate } from '#shared/api/admin-replies.ts';
import { AppError } from '#shared/errors.ts';

/** Adds a reply template. */
export const route = defineHandler(addReplyTemplate, ({ table, clock, newId }) => async ({ body }) => {
  if ((await readReplyTemplates(table)).length >= maxReplyTemplates)
    throw new AppError('limit.reached', {
      message: `You can store up to ${maxReplyTemplates} reply templates.`,
    });
  return putReplyTemplate(
    table,
    { ...body, id: newId(), updatedAt: clock().toISOString() },
    { mustExist: false },
  );
});
