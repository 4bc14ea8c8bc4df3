import type { Deps } from '#functions/http/types.ts';
import { addPublication } from '#functions/site/store.ts';

/**
 * Publishes the site's pages again after posts have changed, now or at the time `at` (ISO 8601) of a
 * scheduled post. The post is already saved, so a failure is only logged: the next publication includes it.
 */
export const publishPosts = async (
  { table, log }: Pick<Deps, 'table' | 'log'>,
  { now, by, at }: { readonly now: Date; readonly by: string; readonly at?: string | undefined },
): Promise<void> => {
  try {
    await addPublication(table, { createdBy: by, now, at });
  } catch (error) {
    log.error('posts.unpublished', { reason: (error as Error).name });
  }
};
