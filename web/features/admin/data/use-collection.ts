import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RouteContract } from '#shared/api/route.ts';
import type { CallArgs } from '#web/lib/api.ts';
import { adminPages, SessionEnded, sentenceOf, useToken } from '../session/session.ts';

/** How often lists refresh while logged in. Source: product specification, section 9. */
export const adminRefreshMs = 30_000;

interface Row {
  readonly id: string;
}

export interface Collection<T extends Row> {
  readonly rows: readonly T[];
  /** `loading`: nothing to show yet. `failed`: nothing to show and the last try failed. */
  readonly state: 'loading' | 'ready' | 'failed';
  /** False while further pages of the first load are on their way. */
  readonly complete: boolean;
  /** What went wrong last; rows that were there stay. */
  readonly problem: string | undefined;
  /** Reads the list again; `true` reads it even when the server says that nothing changed. */
  readonly refresh: () => Promise<void>;
  /** Puts a saved record in its place at once. */
  readonly replace: (row: T) => void;
  readonly remove: (id: string) => void;
}

interface Held<T> {
  rows: readonly T[];
  state: 'loading' | 'ready' | 'failed';
  complete: boolean;
  problem: string | undefined;
}

/**
 * A whole list, newest first: the first page shows as soon as it is there, the rest streams in. Every 30 seconds it asks
 * again with the last ETag, and keeps everything as it is when nothing changed.
 */
export const useCollection = <T extends Row>(contract: RouteContract, failure: string): Collection<T> => {
  const token = useToken();
  const [held, setHeld] = useState<Held<T>>({
    rows: [],
    state: 'loading',
    complete: false,
    problem: undefined,
  });
  const etag = useRef<string>(undefined);
  const running = useRef<AbortController>(undefined);
  // What was saved or deleted while a read was under way: that read may still show the past.
  const overlay = useRef(new Map<string, T | undefined>());

  const patched = useCallback((rows: readonly T[]): readonly T[] => {
    const changes = overlay.current;
    if (!changes.size) return rows;
    const kept = rows.flatMap((row) => (changes.has(row.id) ? (changes.get(row.id) ?? []) : row)) as T[];
    const known = new Set(rows.map(({ id }) => id));
    const added = [...changes.values()].filter((row): row is T => row !== undefined && !known.has(row.id));
    return [...added, ...kept];
  }, []);

  const load = useCallback(
    async (conditional: boolean) => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      overlay.current = new Map();
      const headers: Record<string, string> = {};
      if (conditional && etag.current) headers['if-none-match'] = etag.current;
      const args = [{ headers, signal: mine.signal }] as unknown as CallArgs<RouteContract>;
      const collected: T[] = [];
      let version: string | undefined;
      try {
        for await (const page of adminPages(contract, ...args)) {
          if (mine.signal.aborted) return;
          if (page.status === 304) return setHeld((before) => ({ ...before, problem: undefined }));
          version ??= page.headers.get('etag') ?? undefined;
          collected.push(...((page.data ?? []) as T[]));
          const soFar = [...collected];
          setHeld((before) =>
            before.complete
              ? before
              : { rows: patched(soFar), state: 'ready', complete: false, problem: undefined },
          );
        }
        if (mine.signal.aborted) return;
        etag.current = version;
        setHeld({ rows: patched(collected), state: 'ready', complete: true, problem: undefined });
      } catch (error) {
        if (mine.signal.aborted || error instanceof SessionEnded) return;
        setHeld((before) => ({
          ...before,
          state: before.rows.length ? 'ready' : 'failed',
          problem: sentenceOf(error, failure),
        }));
      } finally {
        if (running.current === mine) running.current = undefined;
      }
    },
    [contract, failure, patched],
  );

  useEffect(() => {
    if (!token) return;
    void load(true);
    // A read that takes longer than the interval goes on: started again each time, it would never end.
    const timer = setInterval(() => running.current ?? void load(true), adminRefreshMs);
    return () => {
      clearInterval(timer);
      running.current?.abort();
    };
  }, [token, load]);

  const refresh = useCallback(() => load(false), [load]);
  const apply = useCallback((id: string, row: T | undefined) => {
    overlay.current.set(id, row);
    setHeld((before) => ({
      ...before,
      rows:
        row === undefined
          ? before.rows.filter((other) => other.id !== id)
          : before.rows.some((other) => other.id === id)
            ? before.rows.map((other) => (other.id === id ? row : other))
            : [row, ...before.rows],
    }));
  }, []);
  return useMemo(
    () => ({
      ...held,
      refresh,
      replace: (row: T) => apply(row.id, row),
      remove: (id: string) => apply(id, undefined),
    }),
    [held, refresh, apply],
  );
};
