import { defineHandler } from '#functions/http/define.ts';
import { publishPost } from '#shared/api/admin-posts.ts';
import { publishSaved } from './store.ts';

export const route = defineHandler(
  publishPost,
  ({ table, clock }) =>
    ({ params, body, admin }) =>
      publishSaved(table, { id: Number(params.id), ...body }, { now: clock(), by: admin?.username ?? '' }),
);
