import { defineHandler } from '#functions/http/define.ts';
import { changeNewsletter } from '#shared/api/newsletters.ts';
import { updateNewsletter } from './store.ts';

/** Changes a draft. */
export const route = defineHandler(
  changeNewsletter,
  ({ table, clock }) =>
    ({ params, body }) =>
      updateNewsletter(table, params.id, ['draft'], {
        set: { ...body, updatedAt: clock().toISOString() },
      }),
);
