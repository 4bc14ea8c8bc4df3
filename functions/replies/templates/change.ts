import { defineHandler } from '#functions/http/define.ts';
import { putReplyTemplate } from '#functions/replies/templates/store.ts';
import { changeReplyTemplate } from '#shared/api/admin-replies.ts';

/** Changes a reply template. */
export const route = defineHandler(
  changeReplyTemplate,
  ({ table, clock }) =>
    ({ body, params }) =>
      putReplyTemplate(
        table,
        { ...body, id: params.id, updatedAt: clock().toISOString() },
        { mustExist: true },
      ),
);
