import { defineHandler } from '#functions/http/define.ts';
import { publishPost } from '#shared/api/admin-posts.ts';
import { publishPosts } from '../publish-posts.ts';
import { publishSaved } from './store.ts';

export const route = defineHandler(
  publishPost,
  ({ table, clock, log }) =>
    async ({ params, body, admin }) => {
      const change = { now: clock(), by: admin?.username ?? '' };
      const post = await publishSaved(table, { id: Number(params.id), ...body }, change);
      await publishPosts({ table, log }, { ...change, at: body.at && post.publishedAt });
      return post;
    },
);
