import { defineHandler } from '#functions/http/define.ts';
import { createPost } from '#shared/api/admin-posts.ts';
import { addPost } from './store.ts';

export const route = defineHandler(
  createPost,
  ({ table, clock }) =>
    ({ body, admin }) =>
      addPost(table, body, { now: clock(), by: admin?.username ?? '' }),
);
