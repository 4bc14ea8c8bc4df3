import { defineHandler } from '#functions/http/define.ts';
import { withdrawPost } from '#shared/api/admin-posts.ts';
import { publishPosts } from '../publish-posts.ts';
import { withdrawSaved } from './store.ts';

export const route = defineHandler(
  withdrawPost,
  ({ table, clock, log }) =>
    async ({ params, body, admin }) => {
      const change = { now: clock(), by: admin?.username ?? '' };
      const post = await withdrawSaved(table, { id: Number(params.id), ...body }, change);
      await publishPosts({ table, log }, change);
      return post;
    },
);
