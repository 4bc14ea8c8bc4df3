import { defineHandler } from '#functions/http/define.ts';
import { deletePost } from '#shared/api/admin-posts.ts';
import { removePost } from './store.ts';

export const route = defineHandler(deletePost, ({ table, clock }) => async ({ params, admin }) => {
  const { id } = await removePost(table, Number(params.id), { now: clock(), by: admin?.username ?? '' });
  return { id };
});
