import { defineHandler } from '#functions/http/define.ts';
import { setLike } from '#functions/posts/post-counts.ts';
import { likePost } from '#shared/api/posts.ts';

export const route = defineHandler(likePost, ({ table, clock }) => async ({ params, body, visitorId }) => ({
  liked: body.increment,
  changed: await setLike(table, Number(params.id), visitorId, body.increment, clock()),
}));
