import { defineHandler, reply } from '#functions/http/define.ts';
import { exportSite } from '#shared/api/site.ts';
import { listPublishedPosts, readDraft, readLive } from './store.ts';

/** Returns the draft and the live values as one file. */
export const route = defineHandler(exportSite, ({ table, clock }) => async () => {
  const [draft, live, posts] = await Promise.all([
    readDraft(table),
    readLive(table),
    listPublishedPosts(table, clock()),
  ]);
  const exportedAt = clock().toISOString();
  return reply({
    headers: { 'content-disposition': `attachment; filename="site-${exportedAt.slice(0, 10)}.json"` },
    body: {
      format: 'site-1' as const,
      exportedAt,
      draft: draft.values,
      ...(live ? { live: live.values } : {}),
      posts,
    },
  });
});
