import { defineHandler } from '#functions/http/define.ts';
import { countView } from '#functions/posts/post-counts.ts';
import { recordPostView } from '#shared/api/posts.ts';

export const route = defineHandler(recordPostView, ({ table, clock }) => async ({ params, visitorId }) => ({
  counted: await countView(table, Number(params.id), visitorId, clock()),
}));
