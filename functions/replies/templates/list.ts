import { defineHandler } from '#functions/http/define.ts';
import { readReplyTemplates } from '#functions/replies/templates/store.ts';
import { listReplyTemplates } from '#shared/api/admin-replies.ts';

/** Lists reply templates. */
export const route = defineHandler(
  listReplyTemplates,
  ({ table }) =>
    () =>
      readReplyTemplates(table),
);
