import { reply } from './define.ts';
import type { Reply, StoredState } from './types.ts';

/** Whether an If-None-Match header names this ETag, ignoring the weak prefix that the edge may add. */
export const sameEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .includes(etag.replace(/^W\//, ''));

/**
 * ETag of a response that depends on some collections' versions and on the time. It changes with each write
 * to one of them, and at the end of the UTC day or, if given, of every span of `minutes`.
 */
export const versionEtag = ({ totals }: StoredState, now: Date, minutes?: number): string => {
  const versions = Object.values(totals).map(({ n = 0 }) => n);
  const span = minutes ? Math.floor(now.getTime() / (minutes * 60_000)) : now.toISOString().slice(0, 10);
  return `"${versions.join('.')}-${span}"`;
};

/** Returns 304 if the client has this ETag; otherwise reads the body and sends it with the ETag. */
export const replyUnlessKnown = async <T>(
  headers: Readonly<Record<string, string | undefined>>,
  etag: string,
  read: () => Promise<Pick<Reply<T>, 'body' | 'headers'>>,
): Promise<Reply<T>> => {
  if (sameEtag(headers['if-none-match'], etag)) return reply({ status: 304, headers: { etag } });
  const answer = await read();
  return reply({ ...answer, headers: { ...answer.headers, etag } });
};
