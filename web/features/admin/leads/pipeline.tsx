import { lazy, type ReactNode, Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import type { ChangeQuery } from '#web/lib/url-state.ts';
import type { Collection } from '../data/use-list.ts';
import { FilterBar, SearchBox, ViewSwitch } from '../parts/filter-bar.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { Region } from '../parts/region.tsx';
import { type Stat, StatCards } from '../parts/stat-cards.tsx';
import type { BoardProps } from '../shared/board/board.tsx';
import type { BulkBarProps } from '../shared/table/bulk-bar.tsx';
import { NameButton } from '../shared/table/cells.tsx';
import type { Column } from '../shared/table/columns.ts';
import { useColumns } from '../shared/table/columns.ts';
import { LeadTable } from '../shared/table/lead-table.tsx';
import { nextSort } from '../shared/table/sort.ts';
import { useSelection } from '../shared/table/use-selection.ts';
import { ViewMenu } from '../shared/table/view-menu.tsx';
import { ExportButton, useExport } from './export-button.tsx';
import { ImportLink } from './import-link.tsx';
import { type Clocked, responseClock } from './response-clock.ts';

// Loads the drag-and-drop library only for the board.
const Board = lazy(async () => ({ default: (await import('../shared/board/board.tsx')).Board })) as <
  T extends { readonly id: string; readonly status: S },
  S extends string,
>(
  props: BoardProps<T, S>,
) => ReactNode;

// Loaded with the first selection.
const BulkBar = lazy(async () => ({ default: (await import('../shared/table/bulk-bar.tsx')).BulkBar })) as <
  S extends string,
>(
  props: BulkBarProps<S>,
) => ReactNode;

interface Lead<S extends string> extends Clocked {
  readonly id: string;
  readonly status: S;
}

interface PipelineProps<T extends Lead<S>, S extends string, K extends string> {
  readonly collection: Collection<T>;
  /** The rows after search, filters and sorting. */
  readonly shown: readonly T[];
  /** The search text that `shown` was filtered by; may lag behind the URL while typing. */
  readonly found: string;
  readonly now: number;
  readonly stats: readonly Stat[];
  readonly words: {
    /** The plural noun for its rows: 'contacts'. */
    readonly rows: string;
    readonly list: string;
    readonly search: string;
    readonly export: string;
  };
  /** Selects beside the search. Memoize elements and functions passed here, as the table is memoized. */
  readonly filters: ReactNode;
  /** Whether search or filters hide rows. */
  readonly filtered: boolean;
  /** The list's URL parameters and their setter. */
  readonly query: Readonly<Record<K, string>>;
  readonly onQuery: ChangeQuery<K>;
  /** The names of the URL parameters for search, order and view. */
  readonly names: Readonly<Record<'words' | 'sort' | 'view', K>>;
  readonly sort: { readonly value: string; readonly none: string };
  readonly view: 'list' | 'board';
  readonly dataset: 'clients' | 'contacts';
  /** Further buttons after the export. */
  readonly actions?: ReactNode;
  /** Shown above the rows once they are loaded. */
  readonly notice?: ReactNode;
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode;
  readonly columns: readonly Column<T>[];
  readonly rowActions: (row: T) => ReactNode;
  /** Width of the row actions, in rem. */
  readonly actionsWidth: number;
  /** Details that open below a row. */
  readonly details?: (row: T) => ReactNode;
  readonly board: Omit<BoardProps<T, S>, 'rows' | 'children'> & {
    readonly onOpen: (row: T) => void;
  };
  /** Content of a card on the board, below its title. */
  readonly card: (row: T) => ReactNode;
  readonly bulk: {
    readonly onStatus: (rows: readonly T[], status: S) => void;
    readonly onDelete?: (rows: readonly T[]) => void;
  };
}

/** A lead list: stats, search and filters, and the leads as a table or as a board by status. */
export const Pipeline = <T extends Lead<S>, S extends string, K extends string>({
  collection,
  shown,
  found,
  now,
  stats,
  words,
  filters,
  filtered,
  query,
  onQuery,
  names,
  sort,
  view,
  dataset,
  actions,
  notice,
  empty,
  columns: known,
  rowActions,
  actionsWidth,
  details,
  board: { onOpen, ...board },
  card,
  bulk,
}: PipelineProps<T, S, K>) => {
  const columns = useColumns(dataset, known);
  const set = useCallback(
    (name: K, value: string, how?: 'typed') => onQuery({ [name]: value } as Partial<Record<K, string>>, how),
    [onQuery],
  );
  // A ref, so that the view menu need not render again at every keystroke.
  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);
  const queryNow = useCallback(() => latest.current, []);
  const selection = useSelection(shown);
  const selected = useExport(dataset);
  const clear = () => selection.all(false);
  const onSort = useCallback(
    (key: string) => set(names.sort, nextSort(key, sort.value, sort.none)),
    [set, names, sort.value, sort.none],
  );
  const onView = useCallback((value: 'list' | 'board') => set(names.view, value), [set, names]);
  const lateOf = useCallback((row: T) => responseClock(row, now).kind === 'overdue', [now]);
  const { getTitle } = board;
  const boardCard = useCallback(
    (row: T) => (
      <>
        <NameButton onOpen={() => onOpen(row)}>{getTitle(row)}</NameButton>
        {card(row)}
      </>
    ),
    [onOpen, getTitle, card],
  );
  return (
    <>
      <StatCards known={collection.state === 'ready'} stats={stats} />
      <FilterBar>
        <SearchBox
          placeholder={words.search}
          value={query[names.words]}
          onChange={(value) => set(names.words, value, 'typed')}
        />
        {filters}
        <ViewSwitch view={view} onChange={onView} />
        {view === 'list' && (
          <ViewMenu
            list={dataset}
            columns={known}
            chosen={columns.chosen}
            onColumns={columns.choose}
            query={queryNow}
            onQuery={onQuery as (query: Readonly<Record<string, string>>) => void}
          />
        )}
        <ExportButton dataset={dataset} shown={filtered ? shown : undefined}>
          {words.export}
        </ExportButton>
        <ImportLink dataset={dataset} />
        {actions}
      </FilterBar>
      <Region collection={collection} what={words.rows}>
        {notice}
        {shown.length === 0 ? (
          empty
        ) : view === 'board' ? (
          <Suspense fallback={<ListSkeleton label="Loading the board" />}>
            <Board {...board} rows={shown}>
              {boardCard}
            </Board>
          </Suspense>
        ) : (
          <>
            <LeadTable
              rows={shown}
              words={found}
              label={words.list}
              columns={columns.shown}
              getName={getTitle}
              sort={sort.value}
              onSort={onSort}
              selection={selection}
              lateOf={lateOf}
              actions={rowActions}
              actionsWidth={actionsWidth}
              {...(details ? { details } : {})}
            />
            {selection.rows.length > 0 && (
              <Suspense>
                <BulkBar
                  count={selection.rows.length}
                  what={words.rows}
                  statuses={board.columns}
                  onStatus={(status) => bulk.onStatus(selection.rows, status)}
                  onExport={() => selected.selection(selection.rows.map(({ id }) => id))}
                  exporting={selected.progress}
                  onDelete={
                    bulk.onDelete &&
                    (() => {
                      bulk.onDelete?.(selection.rows);
                      clear();
                    })
                  }
                  onClear={clear}
                />
              </Suspense>
            )}
          </>
        )}
      </Region>
    </>
  );
};
