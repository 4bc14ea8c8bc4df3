import type { Column } from './columns.ts';

/** A column's order as it stands in the address: its key, with a minus where the highest comes first. */
export interface ColumnSort {
  readonly key: string;
  readonly down: boolean;
}

export const columnSort = (text: string): ColumnSort =>
  text.startsWith('-') ? { key: text.slice(1), down: true } : { key: text, down: false };

/** What a press on a header asks for: upwards, then downwards, then no order of its own. */
export const nextSort = (key: string, now: string, none: string): string =>
  now === key ? `-${key}` : now === `-${key}` ? none : key;

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** Rows by a column, whose value is made once a row; those without one last, equal ones in the order they came. */
export const sortByColumn = <T>(rows: readonly T[], { sortOf }: Column<T>, down: boolean): readonly T[] => {
  if (!sortOf) return rows;
  const keyed = rows.map((row) => ({ row, key: sortOf(row) }));
  const there = keyed.filter(
    (one): one is { row: T; key: string | number } => one.key !== undefined && one.key !== '',
  );
  const missing = keyed.filter(({ key }) => key === undefined || key === '');
  there.sort((a, b) => (down ? compare(b.key, a.key) : compare(a.key, b.key)));
  return [...there, ...missing].map(({ row }) => row);
};
