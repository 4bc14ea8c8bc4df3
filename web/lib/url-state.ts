import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * How long typing pauses before the search text goes into the URL, which renders the whole page. The list
 * itself updates at once.
 */
const pauseMs = 300;

/** A requested URL that the router has not rendered yet. */
interface PendingUrl {
  /** The rendered URL that it replaces. */
  readonly over: string;
  /** URLs passed to the router. A busy page may render any of them while further ones are requested. */
  readonly written: readonly string[];
  readonly next: URLSearchParams;
  /** Typed text, shown before the router has it. */
  readonly shown?: URLSearchParams | undefined;
}

/**
 * The router bases every change on the last rendered URL, so a filter chosen right after a keystroke would
 * undo the keystroke. This keeps the pending URL, one for all screens.
 */
let pending: PendingUrl | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const requestUrl = (next: PendingUrl | undefined): void => {
  pending = next;
  for (const listener of listeners) listener();
};

const pendingOver = (drawn: string): PendingUrl | undefined =>
  pending?.over === drawn || pending?.written.includes(drawn) ? pending : undefined;

/** The URL with all pending changes, to change another part of it. */
export const latestParams = (drawn: URLSearchParams): URLSearchParams =>
  new URLSearchParams(pendingOver(drawn.toString())?.next ?? drawn);

/** Events that write typed text to the URL at once. */
const leaveEvents = ['focusout', 'beforeunload', 'pagehide'] as const;
const nothingWaits = (): void => undefined;
let cancelTimer = nothingWaits;

const afterPause = (write: () => void): void => {
  cancelTimer();
  const done = () => {
    cancelTimer();
    write();
  };
  const timer = setTimeout(done, pauseMs);
  for (const event of leaveEvents) addEventListener(event, done);
  cancelTimer = () => {
    clearTimeout(timer);
    for (const event of leaveEvents) removeEventListener(event, done);
    cancelTimer = nothingWaits;
  };
};

const discardPending = (): void => {
  cancelTimer();
  if (pending) requestUrl(undefined);
};

/** `typed`: shows the text at once, and writes it to the URL when typing pauses. */
export type ChangeQuery<K extends string> = (changes: Partial<Record<K, string>>, how?: 'typed') => void;

/**
 * Filters kept in the URL for reloads, back and shared links. Default values are left out. Changes replace
 * the history entry, so that back leaves the screen instead of removing one letter of a search.
 */
export const useQueryState = <K extends string>(
  defaults: Readonly<Record<K, string>>,
): [Readonly<Record<K, string>>, ChangeQuery<K>] => {
  const [params, setParams] = useSearchParams();
  const drawn = params.toString();
  // The router's setter changes with every URL; a ref keeps ours stable for memoized children.
  const latest = useRef({ params, setParams });
  useLayoutEffect(() => {
    latest.current = { params, setParams };
  }, [params, setParams]);
  // Rendered as requested, or navigated away: nothing is pending.
  useEffect(() => {
    if (!pendingOver(drawn) || pending?.next.toString() === drawn) discardPending();
  }, [drawn]);
  useEffect(() => discardPending, []);
  // As a string, so that changes to another screen's parameters don't render this one again.
  const read = () => {
    const from = pendingOver(drawn)?.shown ?? params;
    return JSON.stringify(Object.keys(defaults).map((name) => from.get(name) ?? defaults[name as K]));
  };
  const text = useSyncExternalStore(subscribe, read, read);
  const values = useMemo(() => {
    const read = JSON.parse(text) as string[];
    return Object.fromEntries(Object.keys(defaults).map((name, at) => [name, read[at]])) as Record<K, string>;
  }, [text, defaults]);
  const change = useCallback<ChangeQuery<K>>(
    (changes, how) => {
      const over = latest.current.params.toString();
      const before = pendingOver(over);
      const next = latestParams(latest.current.params);
      for (const [name, value] of Object.entries(changes) as [K, string][]) {
        if (value === defaults[name]) next.delete(name);
        else next.set(name, value);
      }
      requestUrl({
        over,
        written: before?.written ?? [],
        next,
        shown: how || before?.shown ? next : undefined,
      });
      const write = () => {
        if (!pending) return;
        pending = { ...pending, written: [...pending.written, pending.next.toString()] };
        latest.current.setParams(pending.next, { replace: true });
      };
      if (how === 'typed') return afterPause(write);
      cancelTimer();
      write();
    },
    [defaults],
  );
  return [values, change];
};

/** A value of a closed list, or the fallback for anything else. */
export const oneOf = <T extends string>(value: string, allowed: readonly T[], fallback: T): T =>
  (allowed as readonly string[]).includes(value) ? (value as T) : fallback;
