import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How long the typing rests before the address gets the words: it draws the whole page, and the list is there already. */
const pauseMs = 300;

/** An address that was asked for and isn't drawn yet. */
interface Asked {
  /** The drawn address that it changes. */
  readonly over: string;
  /** Those given to the router, of which any may be drawn while more is asked for: a busy page draws an older one last. */
  readonly written: readonly string[];
  readonly next: URLSearchParams;
  /** What is shown before the router has it: typed words. */
  readonly shown?: URLSearchParams | undefined;
}

/**
 * The router gives every change the address of the last drawing, so that a second one before the next would undo the
 * first: a letter of the search, and a filter right after it. One for all screens, as there is one address.
 */
let asked: Asked | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const ask = (next: Asked | undefined): void => {
  asked = next;
  for (const listener of listeners) listener();
};

const askedOver = (drawn: string): Asked | undefined =>
  asked?.over === drawn || asked?.written.includes(drawn) ? asked : undefined;

/** The address with all that was asked for, to change another part of it. */
export const newestAddress = (drawn: URLSearchParams): URLSearchParams =>
  new URLSearchParams(askedOver(drawn.toString())?.next ?? drawn);

/** Whoever leaves the field or the page finds the words in the address. */
const leaving = ['focusout', 'beforeunload', 'pagehide'] as const;
const nothingWaits = (): void => undefined;
let stopWaiting = nothingWaits;

const afterPause = (write: () => void): void => {
  stopWaiting();
  const done = () => {
    stopWaiting();
    write();
  };
  const timer = setTimeout(done, pauseMs);
  for (const event of leaving) addEventListener(event, done);
  stopWaiting = () => {
    clearTimeout(timer);
    for (const event of leaving) removeEventListener(event, done);
    stopWaiting = nothingWaits;
  };
};

const giveUp = (): void => {
  stopWaiting();
  if (asked) ask(undefined);
};

/** `typed`: shown at once, in the address as soon as the typing rests. */
export type ChangeQuery<K extends string> = (changes: Partial<Record<K, string>>, how?: 'typed') => void;

/**
 * Filters kept in the address, so that reload, back and a shared link keep them. A value equal to its default is left
 * out. Changing one replaces the history entry: back leaves the screen, not one letter of a search.
 */
export const useQueryState = <K extends string>(
  defaults: Readonly<Record<K, string>>,
): [Readonly<Record<K, string>>, ChangeQuery<K>] => {
  const [params, setParams] = useSearchParams();
  const drawn = params.toString();
  // The router's is another one after each change, and with it all that is drawn for it would be.
  const latest = useRef({ params, setParams });
  useLayoutEffect(() => {
    latest.current = { params, setParams };
  }, [params, setParams]);
  // Drawn as asked for, or left for another address: nothing of it is outstanding.
  useEffect(() => {
    if (!askedOver(drawn) || asked?.next.toString() === drawn) giveUp();
  }, [drawn]);
  useEffect(() => giveUp, []);
  // As text: a letter that another screen's part of the address gets draws nothing here.
  const read = () => {
    const from = askedOver(drawn)?.shown ?? params;
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
      const before = askedOver(over);
      const next = newestAddress(latest.current.params);
      for (const [name, value] of Object.entries(changes) as [K, string][]) {
        if (value === defaults[name]) next.delete(name);
        else next.set(name, value);
      }
      ask({ over, written: before?.written ?? [], next, shown: how || before?.shown ? next : undefined });
      const write = () => {
        if (!asked) return;
        asked = { ...asked, written: [...asked.written, asked.next.toString()] };
        latest.current.setParams(asked.next, { replace: true });
      };
      if (how === 'typed') return afterPause(write);
      stopWaiting();
      write();
    },
    [defaults],
  );
  return [values, change];
};

/** A value of a closed list, or its default when the address holds something else. */
export const oneOf = <T extends string>(value: string, allowed: readonly T[], fallback: T): T =>
  (allowed as readonly string[]).includes(value) ? (value as T) : fallback;
