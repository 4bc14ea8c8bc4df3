import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { withDeadline } from '#functions/http/deadline.ts';
import type { Deps } from '#functions/http/types.ts';
import { siteLiveKey } from '#functions/table/keys.ts';
import { applySiteValues } from '#shared/site/published.ts';
import type { SiteValues } from '#shared/site/site-values.ts';

/** Milliseconds until an instance reads the published values again. */
const freshMs = 20_000;
/** Milliseconds that a request waits for them. */
const maxDurationMs = 1200;

let appliedText: unknown;
let postsReference: unknown;

/** The stored reference to the live publication's posts, see `publishedPosts`. */
export const livePosts = (): unknown => postsReference;

/** The published values that functions use, as checked and stored by `markLive`. */
const parse = (text: unknown): SiteValues => (typeof text === 'string' ? JSON.parse(text) : {});

/** Applies published values (JSON) to this process; has no effect if they are the same. */
const apply = (text: unknown): void => {
  if (text === appliedText) return;
  applySiteValues(parse(text));
  appliedText = text;
};

/** Reads the published values and applies them to this process. */
export const loadSiteValues = async ({ client, name }: Deps['table']): Promise<void> => {
  const { Item } = await client.send(new GetCommand({ TableName: name, Key: siteLiveKey }));
  apply(Item?.values);
  postsReference = Item?.posts;
};

/**
 * Applies the published values, read at most every 20 seconds. If they can't be read in time, keeps the
 * previous ones: no request may fail because of them.
 */
export const siteValuesRefresh = () => {
  let readAt: number | undefined;
  return async ({ table, clock, log }: Pick<Deps, 'table' | 'clock' | 'log'>): Promise<void> => {
    const now = clock().getTime();
    if (readAt !== undefined && Math.abs(now - readAt) < freshMs) return;
    try {
      await withDeadline(loadSiteValues(table), maxDurationMs);
      readAt = now;
    } catch (error) {
      log.warn('site_values.unread', { reason: (error as Error).name });
    }
  };
};
