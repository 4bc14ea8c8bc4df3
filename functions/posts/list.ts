import { defineHandler } from '#functions/http/define.ts';
import { listPosts } from '#functions/posts/store.ts';
import { listPosts as contract } from '#shared/api/posts.ts';

export const route = defineHandler(
  contract,
  ({ table, log, clock }) =>
    () =>
      listPosts(table, clock(), (sk) => log.warn('post.broken', { sk })),
);
