import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Filters kept in the address, so that reload, back and a shared link keep them. A value equal to its default is left
 * out. Changing one replaces the history entry: back leaves the screen, not one letter of a search.
 */
export const useQueryState = <K extends string>(
  defaults: Readonly<Record<K, string>>,
): [Record<K, string>, (changes: Partial<Record<K, string>>) => void] => {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(defaults) as K[];
  const values = Object.fromEntries(
    names.map((name) => [name, params.get(name) ?? defaults[name]]),
  ) as Record<K, string>;
  const change = useCallback(
    (changes: Partial<Record<K, string>>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes) as [K, string][]) {
            if (value === defaults[name]) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams, defaults],
  );
  return [values, change];
};

/** A value of a closed list, or its default when the address holds something else. */
export const oneOf = <T extends string>(value: string, allowed: readonly T[], fallback: T): T =>
  (allowed as readonly string[]).includes(value) ? (value as T) : fallback;
