import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

interface Row {
  readonly id: string;
}

export interface Selection<T extends Row> {
  readonly ids: ReadonlySet<string>;
  /** The selected rows that are shown, in list order: actions never touch hidden rows. */
  readonly rows: readonly T[];
  /** `range` also toggles the rows between this one and the last. */
  readonly toggle: (id: string, range?: boolean) => void;
  readonly all: (on: boolean) => void;
}

const none: readonly never[] = [];

/** Which rows of a list are selected. */
export const useSelection = <T extends Row>(shown: readonly T[]): Selection<T> => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const rows = useMemo(() => (ids.size > 0 ? shown.filter(({ id }) => ids.has(id)) : none), [ids, shown]);
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  }, [shown]);
  // Keep this function stable, so that memoized rows don't render again.
  const toggle = useCallback((id: string, range = false) => {
    const shown = latest.current;
    const from = range ? shown.findIndex((row) => row.id === last.current) : -1;
    const to = shown.findIndex((row) => row.id === id);
    last.current = id;
    setIds((before) => {
      const after = new Set(before);
      const on = !before.has(id);
      const span = from < 0 ? [{ id }] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      for (const row of span) {
        if (on) after.add(row.id);
        else after.delete(row.id);
      }
      return after;
    });
  }, []);
  const all = useCallback(
    (on: boolean) => setIds(on ? new Set(latest.current.map(({ id }) => id)) : new Set()),
    [],
  );
  return useMemo(() => ({ ids, rows, toggle, all }), [ids, rows, toggle, all]);
};
