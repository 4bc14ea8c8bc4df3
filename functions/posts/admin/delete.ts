import { defineHandler } from '#functions/http/define.ts';
import { deletePost } from '#shared/api/admin-posts.ts';
import { publishPosts } from '../publish-posts.ts';
import { removePost } from './store.ts';

export const route = defineHandler(deletePost, ({ table, clock, log }) => async ({ params, admin }) => {
  const change = { now: clock(), by: admin?.username ?? '' };
  const { id } = await removePost(table, Number(params.id), change);
  await publishPosts({ table, log }, change);
  return { id };
});
