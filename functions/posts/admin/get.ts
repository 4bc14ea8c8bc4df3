import { defineHandler } from '#functions/http/define.ts';
import { getAdminPost } from '#shared/api/admin-posts.ts';
import { readForOwner } from './store.ts';

export const route = defineHandler(
  getAdminPost,
  ({ table, clock }) =>
    ({ params }) =>
      readForOwner(table, Number(params.id), clock()),
);
