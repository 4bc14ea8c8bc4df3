import { defineHandler } from '#functions/http/define.ts';
import { getPost } from '#functions/posts/store.ts';
import { getPost as contract } from '#shared/api/posts.ts';
import { AppError } from '#shared/errors.ts';

export const route = defineHandler(contract, ({ table, clock }) => async ({ params }) => {
  const post = await getPost(table, Number(params.id), clock());
  if (!post) throw new AppError('record.not_found');
  return post;
});
