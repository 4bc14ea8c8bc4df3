import type { Column } from './columns.ts';
import { parseColumnSort } from './sort.ts';

/** Options of a sort dropdown, plus the order chosen by a column header if it is not among them. */
export const sortOptions = <T>(
  known: Readonly<Record<string, string>>,
  sort: string,
  columns: readonly Column<T>[],
): Readonly<Record<string, string>> => {
  if (sort in known) return known;
  const { key, down } = parseColumnSort(sort);
  const label = columns.find((column) => column.key === key)?.label;
  return label ? { ...known, [sort]: `By ${label}${down ? ', reversed' : ''}` } : known;
};

/** The order in the URL, or the first option if it is unknown. */
export const validSort = <T>(
  asked: string,
  known: Readonly<Record<string, string>>,
  columns: readonly Column<T>[],
  fallback: string,
): string => {
  const { key } = parseColumnSort(asked);
  return asked in known || columns.some((column) => column.key === key && column.sortValue)
    ? asked
    : fallback;
};
