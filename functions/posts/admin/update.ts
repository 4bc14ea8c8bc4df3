import { defineHandler } from '#functions/http/define.ts';
import { updatePost } from '#shared/api/admin-posts.ts';
import { savePost } from './store.ts';

export const route = defineHandler(
  updatePost,
  ({ table, clock }) =>
    ({ params, body: { baseVersion, ...input }, admin }) =>
      savePost(table, { id: Number(params.id), baseVersion }, input, {
        now: clock(),
        by: admin?.username ?? '',
      }),
);
