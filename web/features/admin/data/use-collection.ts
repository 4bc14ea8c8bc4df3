import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { changesStatus, type ListChanges, listChanges } from '#shared/api/list-changes.ts';
import type { RouteContract } from '#shared/api/route.ts';
import type { CallArgs } from '#web/lib/api.ts';
import { hereAhead, SessionEnded, sentenceOf, sessionParts, takeAhead, useToken } from '#web/lib/session.ts';
import { mergeChanges, withSaved } from './merge-changes.ts';

/** How often lists refresh while logged in. See docs/behaviour.md, "The portal". */
export const adminRefreshMs = 30_000;

/** While a long list comes in it is drawn again when it is so many times as long: drawing costs more the longer it is. */
const showAgainAt = 4;

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
  /** The server's own sentence about it. */
  readonly reason?: string | undefined;
  /** Asks at once what has changed. */
  readonly refresh: () => Promise<void>;
  /** Puts a saved record in its place at once. */
  readonly replace: (row: T) => void;
  readonly remove: (id: string) => void;
}

/** Ids begin with their time, and the pages of a list hold spans of it. */
const newestFirst = <T extends Row>([first = [], ...others]: readonly (readonly T[])[]): readonly T[] =>
  others.length === 0
    ? first
    : ([first, ...others]
        .filter(({ length }) => length > 0)
        .sort(([{ id: a } = { id: '' }], [{ id: b } = { id: '' }]) => (a < b ? 1 : -1))
        .flat() as T[]);

/** Until what was set is on the screen, which a hidden page never is. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestAnimationFrame === 'function') requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/** `none`: nothing is asked for. `once`: the list is read, and what changed since only on request. */
export type Attention = 'watched' | 'once' | 'none';

interface Held<T> {
  rows: readonly T[];
  state: 'loading' | 'ready' | 'failed';
  complete: boolean;
  problem: string | undefined;
  reason?: string | undefined;
}

const nothingYet = { rows: [], state: 'loading', complete: false, problem: undefined } as const;

/** Drawn with its first page at once where that was asked for ahead and is here: what stands for it would be drawn in vain. */
const heldAtFirst = <T extends Row>(contract: RouteContract): Held<T> => {
  const first = hereAhead(contract);
  if (!first) return nothingYet;
  const rows = (first.data ?? []) as readonly T[];
  return { rows, state: 'ready', complete: !first.headers.has('link'), problem: undefined };
};

/** The rows so far; the very same where they are held already, so that nothing is drawn again. */
const withRows = <T>(before: Held<T>, rows: readonly T[], complete: boolean): Held<T> =>
  before.rows === rows && before.complete === complete && before.state === 'ready' && !before.problem
    ? before
    : { rows, state: 'ready', complete, problem: undefined };

/**
 * A whole list, newest first: the first page shows as soon as it is there, the rest streams in. Every 30 seconds it asks what
 * has changed since, and gets only that; the whole list again where the server does not know it any more.
 */
export const useCollection = <T extends Row>(
  contract: RouteContract,
  failure: string,
  attention: Attention = 'watched',
): Collection<T> => {
  const token = useToken();
  const [held, setHeld] = useState(() => heldAtFirst<T>(contract));
  const etag = useRef<string>(undefined);
  const running = useRef<AbortController>(undefined);
  // A read of the whole list is under way, and whether somebody asked for what changed meanwhile.
  const whole = useRef(false);
  const again = useRef(false);
  const savedMeanwhile = useRef(new Map<string, T | undefined>());

  const load = useCallback(async (): Promise<void> => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const saved = new Map<string, T | undefined>();
    savedMeanwhile.current = saved;
    whole.current = !etag.current;
    const headers: Record<string, string> = etag.current
      ? { 'if-none-match': etag.current, 'a-im': listChanges }
      : {};
    // Each page holds a span of its own, newest first.
    const pages: T[][] = [];
    let [read, shown] = [0, 0];
    let version: string | undefined;
    try {
      const args = [{ headers, signal: mine.signal }] as unknown as CallArgs<RouteContract>;
      const ahead = whole.current ? takeAhead(contract, mine.signal) : undefined;
      for await (const page of ahead ?? sessionParts(contract, ...args)) {
        if (mine.signal.aborted) return;
        if (page.status === 304) return setHeld((before) => ({ ...before, problem: undefined }));
        version ??= page.headers.get('etag') ?? undefined;
        if (page.status === changesStatus) {
          etag.current = version;
          const changes = page.data as unknown as ListChanges<T>;
          return setHeld((before) => ({
            ...before,
            rows: withSaved(mergeChanges(before.rows, changes), saved),
            problem: undefined,
          }));
        }
        whole.current = true;
        pages.push((page.data ?? []) as T[]);
        read += pages.at(-1)?.length ?? 0;
        if (shown > 0 && read < shown * showAgainAt) continue;
        shown = read;
        const soFar = withSaved(newestFirst(pages), saved);
        setHeld((before) => (before.complete ? before : withRows(before, soFar, false)));
        // Six answers at once would keep the browser from showing the first one.
        if (pages.length === 1 && page.headers.has('link')) await drawn();
      }
      if (mine.signal.aborted) return;
      etag.current = version;
      const all = withSaved(newestFirst(pages), saved);
      setHeld((before) => withRows(before, all, true));
    } catch (error) {
      if (mine.signal.aborted || error instanceof SessionEnded) return;
      setHeld((before) => ({
        ...before,
        state: before.rows.length ? 'ready' : 'failed',
        problem: failure,
        reason: sentenceOf(error, '') || undefined,
      }));
    } finally {
      if (running.current === mine) {
        running.current = undefined;
        if (again.current && etag.current) void load();
        again.current = false;
      }
    }
  }, [contract, failure]);

  useEffect(() => {
    if (!token || attention === 'none') return;
    const watched = attention === 'watched';
    if (watched || !etag.current) void load();
    // A read that takes longer than the interval goes on: started again each time, it would never end.
    const timer = watched ? setInterval(() => running.current ?? void load(), adminRefreshMs) : undefined;
    return () => {
      clearInterval(timer);
      running.current?.abort();
    };
  }, [token, load, attention]);

  const refresh = useCallback(async () => {
    // A long list is never begun again while it is read: what changed meanwhile is asked for at its end.
    if (running.current && whole.current) again.current = true;
    else await load();
  }, [load]);
  const apply = useCallback((id: string, row: T | undefined) => {
    savedMeanwhile.current.set(id, row);
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
  const replace = useCallback((row: T) => apply(row.id, row), [apply]);
  const remove = useCallback((id: string) => apply(id, undefined), [apply]);
  return useMemo(() => ({ ...held, refresh, replace, remove }), [held, refresh, replace, remove]);
};
