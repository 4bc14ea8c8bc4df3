import { useCallback, useEffect, useMemo } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { RouteContract } from '#shared/api/route.ts';
import { type CallArgs, nextQuery } from '#web/lib/http.ts';
import { pollAgain, readOnce, useRetryAfterLogin } from '#web/lib/query.ts';
import {
  errorMessage,
  SessionEnded,
  sessionCallFull,
  useSessionEnded,
  useToken,
  useWorkspace,
} from '#web/lib/session.ts';

/** How often lists refresh while the administrator is logged in. See docs/behaviour.md, "The portal". */
export const adminRefreshMs = 30_000;

/** During the first load, renders again only when the number of pages has grown by this factor. */
const growth = 4;

interface Row {
  readonly id: string;
}

export interface Collection<T extends Row> {
  readonly rows: readonly T[];
  /** `loading`: no rows yet. `failed`: no rows, and the last read failed. */
  readonly state: 'loading' | 'ready' | 'failed';
  /** False while further pages are loading. */
  readonly complete: boolean;
  /** Why the last read failed. The rows of earlier reads stay. */
  readonly problem: string | undefined;
  /** The server's own error message. */
  readonly reason?: string | undefined;
  /** Reads the list again if it has changed. */
  readonly refresh: () => Promise<void>;
  /** Shows a saved record at once. */
  readonly replace: (row: T) => void;
  readonly remove: (id: string) => void;
}

interface Page<T> {
  readonly rows: readonly T[];
  /** The list's ETag. Part of the next page's key: a new version of the first page has all others read again. */
  readonly version: string | undefined;
  readonly next: ReturnType<typeof nextQuery>;
}

type PageKey = readonly [workspace: number, path: string, query?: Page<never>['next'], version?: string];

const samePages = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((page, index) => page === b[index]));

/** Returns the pages with a record replaced, removed or, if it is new, added on top. */
const applyChange = <T extends Row>(
  pages: readonly Page<T>[] | undefined,
  id: string,
  row: T | undefined,
): Page<T>[] | undefined => {
  const isKnown = pages?.some(({ rows }) => rows.some((other) => other.id === id));
  return pages?.map((page, index) => {
    if (!isKnown) return index === 0 && row ? { ...page, rows: [row, ...page.rows] } : page;
    if (!page.rows.some((other) => other.id === id)) return page;
    return { ...page, rows: page.rows.flatMap((other) => (other.id !== id ? [other] : row ? [row] : [])) };
  });
};

/**
 * A whole list, newest first: the first page shows as soon as it is there, the others follow. Polls with the first page's ETag: one
 * 304 while nothing has changed, otherwise the pages are read again and replace the old ones together.
 */
export const useList = <T extends Row>(contract: RouteContract, failure: string): Collection<T> => {
  const workspace = useWorkspace();
  const token = useToken();
  const ended = useSessionEnded();
  const { cache } = useSWRConfig();
  const readPage = async (key: PageKey): Promise<Page<T>> => {
    const [, , query] = key;
    const known: Page<T> | undefined = query ? undefined : cache.get(unstable_serialize(key))?.data;
    const headers = known?.version ? { 'if-none-match': known.version } : {};
    const {
      status,
      data,
      headers: answered,
    } = await sessionCallFull(contract, ...([{ query, headers }] as unknown as CallArgs<RouteContract>));
    if (status === 304 && known) return known;
    return { rows: data as T[], version: answered.get('etag') ?? undefined, next: nextQuery(answered) };
  };
  const {
    data: pages,
    error,
    size,
    setSize,
    mutate,
  } = useSWRInfinite<Page<T>, unknown>(
    (index: number, previous: Page<T> | null): PageKey | null => {
      if (!token && !ended) return null;
      if (index === 0) return [workspace, contract.path];
      return previous?.next ? [workspace, contract.path, previous.next, previous.version ?? ''] : null;
    },
    readPage,
    {
      ...readOnce,
      revalidateIfStale: true,
      dedupingInterval: 0,
      compare: samePages,
      refreshInterval: ended ? 0 : adminRefreshMs,
      refreshWhenHidden: true,
      shouldRetryOnError: true,
      onErrorRetry: pollAgain(adminRefreshMs),
    },
  );
  const complete = pages !== undefined && pages.at(-1)?.next === undefined;
  const hasMore = pages !== undefined && !complete && pages.length === size;
  useEffect(() => {
    if (hasMore) void setSize(size * growth);
  }, [hasMore, size, setSize]);

  // `mutate` without data would read every page again. This reads the first, and the others only if it has
  // changed.
  const refresh = useCallback(async () => {
    await mutate((before) => before).catch(() => undefined);
  }, [mutate]);
  useRetryAfterLogin(error, refresh);
  const replace = useCallback(
    (row: T) =>
      void mutate((before) => applyChange(before, row.id, row), { revalidate: !complete }).catch(
        () => undefined,
      ),
    [mutate, complete],
  );
  const remove = useCallback(
    (id: string) =>
      void mutate((before) => applyChange<T>(before, id, undefined), { revalidate: !complete }).catch(
        () => undefined,
      ),
    [mutate, complete],
  );
  const rows = useMemo(() => (pages ?? []).flatMap((page) => page.rows), [pages]);
  const failed = error !== undefined && !(error instanceof SessionEnded);
  return useMemo(
    () => ({
      rows,
      state: pages ? 'ready' : failed ? 'failed' : 'loading',
      complete,
      problem: failed ? failure : undefined,
      reason: failed ? errorMessage(error, '') || undefined : undefined,
      refresh,
      replace,
      remove,
    }),
    [rows, pages, complete, failed, failure, error, refresh, replace, remove],
  );
};
