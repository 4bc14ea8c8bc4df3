import type { Column } from './columns.ts';

/** A column's order in the URL: its key, with a minus for descending. */
export interface ColumnSort {
  readonly key: string;
  readonly down: boolean;
}

export const parseColumnSort = (text: string): ColumnSort =>
  text.startsWith('-') ? { key: text.slice(1), down: true } : { key: text, down: false };

/** The order after a press on a header: ascending, then descending, then the default. */
export const nextSort = (key: string, now: string, none: string): string =>
  now === key ? `-${key}` : now === `-${key}` ? none : key;

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/**
 * Sorts by a column, computing each value once. Rows without a value come last; equal ones keep their order.
 */
export const sortByColumn = <T>(
  rows: readonly T[],
  { sortValue }: Column<T>,
  down: boolean,
): readonly T[] => {
  if (!sortValue) return rows;
  const keyed = rows.map((row) => ({ row, key: sortValue(row) }));
  const there = keyed.filter(
    (one): one is { row: T; key: string | number } => one.key !== undefined && one.key !== '',
  );
  const missing = keyed.filter(({ key }) => key === undefined || key === '');
  there.sort((a, b) => (down ? compare(b.key, a.key) : compare(a.key, b.key)));
  return [...there, ...missing].map(({ row }) => row);
};
