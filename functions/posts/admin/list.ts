import { defineHandler } from '#functions/http/define.ts';
import { listAdminPosts } from '#shared/api/admin-posts.ts';
import { listForOwner } from './store.ts';

export const route = defineHandler(
  listAdminPosts,
  ({ table, clock }) =>
    () =>
      listForOwner(table, clock()),
);
