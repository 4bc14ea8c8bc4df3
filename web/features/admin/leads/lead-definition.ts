import { filterByText } from '../data/filter-by-text.ts';
import type { Tone } from '../parts/status-badge.tsx';
import type { Column } from '../shared/table/columns.ts';
import { parseColumnSort, sortByColumn } from '../shared/table/sort.ts';
import { newestFirst } from './newest-first.ts';
import { type Clocked, overdueFirst } from './response-clock.ts';

/** A record of a sales list, with a status of type `S`. */
export interface Lead<S extends string> extends Clocked {
  readonly id: string;
  readonly status: S;
  readonly createdAt: string;
}

/** A dropdown that filters the list, `all` for any value. Its key is its URL parameter. */
export interface LeadFilter<T> {
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
  readonly getValue: (row: T) => string;
}

/** What distinguishes one sales list from another. */
export interface LeadDefinition<T extends Lead<S>, S extends string> {
  readonly kind: 'contacts' | 'clients';
  /** Singular and plural noun for the rows. */
  readonly noun: readonly [one: string, many: string];
  readonly texts: Readonly<Record<'table' | 'search' | 'export', string>>;
  /** URL parameters of search, order and view. */
  readonly params: Readonly<Record<'words' | 'sort' | 'view', string>>;
  readonly filters: Readonly<Record<string, LeadFilter<T>>>;
  /** Labels of the orders that the sort menu offers. */
  readonly sorts: Readonly<Record<string, string>>;
  readonly statuses: Readonly<Record<S, string>>;
  readonly statusOrder: readonly S[];
  readonly tones: Readonly<Record<S, Tone>>;
  readonly getName: (row: T) => string;
  readonly searchedFields: (row: T) => readonly (string | undefined)[];
  /** Width of the row actions, in rem. */
  readonly actionsWidth: number;
}

/** Values of a list's URL parameters. */
export type LeadQuery = Readonly<Record<string, string>>;

/** The default order, also after a third press on a column header. */
export const defaultSort = 'newest';

/** Rows that contain the words and match every chosen filter. */
export const filterLeads = <T extends Lead<S>, S extends string>(
  { filters, searchedFields }: Pick<LeadDefinition<T, S>, 'filters' | 'searchedFields'>,
  rows: readonly T[],
  words: string,
  query: LeadQuery,
): readonly T[] => {
  const chosen = Object.entries(filters).filter(([param]) => (query[param] ?? 'all') !== 'all');
  const found = filterByText(rows, words, searchedFields);
  if (chosen.length === 0) return found;
  return found.filter((row) => chosen.every(([param, { getValue }]) => getValue(row) === query[param]));
};

/** Sorts by a named order or by a column; equal rows newest first. `now` is in epoch milliseconds. */
export const sortLeads = <T extends Lead<string>>(
  rows: readonly T[],
  sort: string,
  now: number,
  columns: readonly Column<T>[],
): readonly T[] => {
  const sorted = [...rows].sort(newestFirst);
  if (sort === 'oldest') return sorted.reverse();
  if (sort === 'overdue') return overdueFirst(sorted, now);
  const { key, down } = parseColumnSort(sort === 'followUp' ? 'followUpDate' : sort);
  const column = columns.find((one) => one.key === key);
  return column ? sortByColumn(sorted, column, down) : sorted;
};
