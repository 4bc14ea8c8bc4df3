import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What was asked for and isn't drawn yet. The router gives every change the address of the last drawing, so that a second
 * one before the next would undo the first: a letter of the search, and a filter right after it.
 */
let asked: { readonly over: string; readonly next: URLSearchParams } | undefined;

/**
 * Filters kept in the address, so that reload, back and a shared link keep them. A value equal to its default is left
 * out. Changing one replaces the history entry: back leaves the screen, not one letter of a search.
 */
export const useQueryState = <K extends string>(
  defaults: Readonly<Record<K, string>>,
): [Record<K, string>, (changes: Partial<Record<K, string>>) => void] => {
  const [params, setParams] = useSearchParams();
  // The router's is another one after each change, and with it all that is drawn for it would be.
  const latest = useRef(setParams);
  latest.current = setParams;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another address everything asked for is drawn, or given up
  useEffect(() => {
    asked = undefined;
  }, [params]);
  const names = Object.keys(defaults) as K[];
  const values = Object.fromEntries(
    names.map((name) => [name, params.get(name) ?? defaults[name]]),
  ) as Record<K, string>;
  const change = useCallback(
    (changes: Partial<Record<K, string>>) =>
      latest.current(
        (before) => {
          const over = before.toString();
          const next = new URLSearchParams(asked?.over === over ? asked.next : before);
          for (const [name, value] of Object.entries(changes) as [K, string][]) {
            if (value === defaults[name]) next.delete(name);
            else next.set(name, value);
          }
          asked = { over, next };
          return next;
        },
        { replace: true },
      ),
    [defaults],
  );
  return [values, change];
};

/** A value of a closed list, or its default when the address holds something else. */
export const oneOf = <T extends string>(value: string, allowed: readonly T[], fallback: T): T =>
  (allowed as readonly string[]).includes(value) ? (value as T) : fallback;
