import { defineHandler } from '#functions/http/define.ts';
import { withdrawPost } from '#shared/api/admin-posts.ts';
import { withdrawSaved } from './store.ts';

export const route = defineHandler(
  withdrawPost,
  ({ table, clock }) =>
    ({ params, body, admin }) =>
      withdrawSaved(table, { id: Number(params.id), ...body }, { now: clock(), by: admin?.username ?? '' }),
);
