import { useEffect, useState } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, unload } from 'swr';
import type { RouteContract, RouteResponse } from '#shared/api/route.ts';
import { type ApiError, buildUrl, type CallArgs, call } from './http.ts';
import {
  errorMessage,
  SessionEnded,
  sessionCall,
  sessionPages,
  useSessionEnded,
  useWorkspace,
} from './session.ts';

/** Never refetches automatically, never retries. See docs/behaviour.md, "Answers and waiting". */
export const readOnce: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};

/**
 * Reads a public route; pass `options: null` to wait. The cache key is the URL, so equal reads share one
 * request.
 */
export const useApi = <C extends RouteContract>(
  contract: C,
  options: CallArgs<C>[0] | null,
  config?: SWRConfiguration<RouteResponse<C>, ApiError>,
): SWRResponse<RouteResponse<C>, ApiError> =>
  useSWR<RouteResponse<C>, ApiError>(
    options === null ? null : buildUrl(contract, options ?? {}),
    () => call(contract, ...([options ?? undefined] as CallArgs<C>)),
    { ...(readOnce as SWRConfiguration<RouteResponse<C>, ApiError>), ...config },
  );

/** Keeps polling after an error, when SWR would stop. */
export const pollAgain =
  (pollMs: number): NonNullable<SWRConfiguration['onErrorRetry']> =>
  (_error, _key, _config, revalidate, options) =>
    void setTimeout(() => void revalidate(options), pollMs);

/** Repeats a read that failed because the session had ended, once the administrator has logged in again. */
export const useRetryAfterLogin = (error: unknown, retry: () => unknown): void => {
  const ended = useSessionEnded();
  const waits = error instanceof SessionEnded && !ended;
  // biome-ignore lint/correctness/useExhaustiveDependencies: retry is a new function with each render
  useEffect(() => {
    if (waits) void retry();
  }, [waits]);
};

export interface Reading<T> {
  readonly data: T | undefined;
  /** The error message if the last read failed; undefined while the login dialog is open. */
  readonly problem: string | undefined;
  readonly error: unknown;
  /** True until there is data or a problem. */
  readonly loading: boolean;
  readonly reload: () => void;
  /** Updates the data without a request, for example with a saved record. */
  readonly put: (change: (before: T) => T) => void;
}

interface ReadOptions {
  /** The error message if the server sends none. */
  readonly failure: string;
  readonly pollMs?: number;
  /**
   * `refresh` (default) shows cached data and reads again. `once` reads only if nothing is cached. `fresh`
   * never shows cached data: for editors, whose draft starts from the first data.
   */
  readonly cache?: 'refresh' | 'once' | 'fresh';
}

let lastVisit = 0;

const useSessionRead = <T>(
  name: string | null,
  read: () => Promise<T>,
  { failure, pollMs = 0, cache = 'refresh' }: ReadOptions,
): Reading<T> => {
  const workspace = useWorkspace();
  const ended = useSessionEnded();
  const [visit] = useState(() => (cache === 'fresh' ? ++lastVisit : 0));
  const { data, error, mutate } = useSWR<T, unknown>(name === null ? null : [workspace, name, visit], read, {
    ...readOnce,
    revalidateOnMount: cache === 'once' ? undefined : true,
    dedupingInterval: 0,
    refreshInterval: ended ? 0 : pollMs,
    shouldRetryOnError: pollMs > 0,
    onErrorRetry: pollAgain(pollMs),
  });
  useRetryAfterLogin(error, () => mutate());
  const problem = error && !(error instanceof SessionEnded) ? errorMessage(error, failure) : undefined;
  return {
    data,
    problem,
    error,
    loading: data === undefined && problem === undefined,
    reload: () => void mutate().catch(() => undefined),
    put: (change) => void mutate((before) => before && change(before), { revalidate: false }),
  };
};

/** Reads a route in the caller's workspace; pass `options: null` to wait. */
export const useRead = <C extends RouteContract>(
  contract: C,
  options: CallArgs<C>[0] | null,
  config: ReadOptions,
): Reading<RouteResponse<C>> =>
  useSessionRead(
    options === null ? null : buildUrl(contract, options ?? {}),
    () => sessionCall(contract, ...([options ?? undefined] as CallArgs<C>)),
    config,
  );

const wholeList = (contract: Pick<RouteContract, 'path'>, options?: object): string =>
  `all ${buildUrl(contract, options ?? {})}`;

/** Reads all pages of a list. */
export const useReadAll = <C extends RouteContract>(
  contract: C,
  options: CallArgs<C>[0] | null,
  config: ReadOptions,
): Reading<RouteResponse<C>> =>
  useSessionRead(
    options === null ? null : wholeList(contract, options),
    async () => {
      const rows: unknown[] = [];
      for await (const page of sessionPages(contract, ...([options ?? undefined] as CallArgs<C>)))
        rows.push(...(page.data as unknown[]));
      return rows as RouteResponse<C>;
    },
    config,
  );

/**
 * The list that `useReadAll` has cached in this workspace, if any; sends no request. Takes the path only, because a contract
 * would load its schemas.
 */
export const useCachedList = <C extends RouteContract>(path: C['path']): RouteResponse<C> | undefined => {
  const workspace = useWorkspace();
  return useSWR<RouteResponse<C>>([workspace, wholeList({ path }), 0], null).data;
};

/** Drops all cached reads, on sign-out. */
export const clearCache = (): void => unload({ revalidate: false });
