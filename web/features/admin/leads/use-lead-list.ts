import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { SalesLead } from '#shared/domain/lead-stats.ts';
import { type ChangeQuery, useQueryState } from '#web/lib/url-state.ts';
import type { Portal } from '../data/portal.ts';
import type { Column } from '../shared/table/columns.ts';
import { validSort } from '../shared/table/sort-options.ts';
import {
  defaultSort,
  filterLeads,
  type Lead,
  type LeadDefinition,
  type LeadQuery,
  sortLeads,
} from './lead-definition.ts';
import { showSaveError, useChange } from './use-change.ts';
import { useStory } from './use-story.tsx';

export interface LeadListState<T extends Lead<S>, S extends string> {
  readonly definition: LeadDefinition<T, S>;
  readonly query: LeadQuery;
  readonly setQuery: ChangeQuery<string>;
  readonly columns: readonly Column<T>[];
  readonly now: number;
  readonly sort: string;
  /** The search text by which `shown` was filtered; may lag behind the URL while typing. */
  readonly words: string;
  /** The rows after search, filters and sorting. */
  readonly shown: readonly T[];
  readonly isFiltered: boolean;
  readonly clearFilters: () => void;
  readonly setStatus: (row: T, status: S) => Promise<void>;
  readonly setStatuses: (rows: readonly T[], status: S) => void;
  /** The row in the edit dialog. */
  readonly edited: T | undefined;
  readonly edit: (row: T | undefined) => void;
  readonly openStory: (row: T) => void;
  readonly storyDialog: ReactNode;
}

const noQuery: LeadQuery = {};

/** Search, filters, order and changes of a sales list. Pass stable `columns`, because the table is memoized. */
export const useLeadList = <T extends Lead<S>, S extends string>(
  definition: LeadDefinition<T, S>,
  portal: Portal,
  {
    rows,
    columns,
    now,
    more = noQuery,
  }: {
    readonly rows: readonly T[];
    readonly columns: readonly Column<T>[];
    readonly now: number;
    /** Defaults of further URL parameters. */
    readonly more?: LeadQuery;
  },
): LeadListState<T, S> => {
  const { kind, noun, params, filters, sorts, statuses, getName } = definition;
  const noFilters = useMemo(
    () => ({
      [params.words]: '',
      ...Object.fromEntries(Object.keys(filters).map((param) => [param, 'all'])),
    }),
    [params, filters],
  );
  const [asked, setQuery] = useQueryState<string>(
    useMemo(
      () => ({ ...noFilters, [params.sort]: defaultSort, [params.view]: 'list', ...more }),
      [noFilters, params, more],
    ),
  );
  // An unknown filter value in the URL filters nothing.
  const query = useMemo(
    () => ({
      ...asked,
      ...Object.fromEntries(
        Object.entries(filters).map(([param, { options }]) => {
          const value = asked[param] ?? 'all';
          return [param, value in options ? value : 'all'];
        }),
      ),
    }),
    [asked, filters],
  );
  const sort = validSort(asked[params.sort] ?? defaultSort, sorts, columns, defaultSort);
  // Only sorting by due time depends on the clock; other orders need not be recomputed every minute.
  const sortTime = sort === 'overdue' ? now : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a column's sort order never changes
  const sorted = useMemo(() => sortLeads(rows, sort, sortTime, columns), [rows, sort, sortTime]);
  // The input updates at once; the list follows when the browser has time.
  const words = useDeferredValue(asked[params.words] ?? '');
  const shown = useMemo(
    () => filterLeads(definition, sorted, words, query),
    [definition, sorted, words, query],
  );

  const [edited, edit] = useState<T>();
  const { openStory, storyDialog } = useStory<T>(kind, getName);
  const { change, changeAll } = useChange(portal);
  const tag = useCallback((lead: T) => ({ kind, lead }) as unknown as SalesLead, [kind]);
  const setStatus = useCallback(
    async (row: T, status: S) =>
      showSaveError('Error', await change(tag(row), { status }, `${getName(row)}: ${statuses[status]}`)),
    [change, tag, getName, statuses],
  );
  const setStatuses = useCallback(
    (chosen: readonly T[], status: S) =>
      void changeAll(
        chosen.filter((row) => row.status !== status).map((row) => ({ lead: tag(row), patch: { status } })),
        (count) => `${count} ${noun[count === 1 ? 0 : 1]}: ${statuses[status]}`,
      ),
    [changeAll, tag, noun, statuses],
  );
  return {
    definition,
    query,
    setQuery,
    columns,
    now,
    sort,
    words,
    shown,
    isFiltered: words.trim() !== '' || Object.keys(filters).some((param) => query[param] !== 'all'),
    clearFilters: () => setQuery(noFilters),
    setStatus,
    setStatuses,
    edited,
    edit,
    openStory,
    storyDialog,
  };
};
