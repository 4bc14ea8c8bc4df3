import { lazy, type ReactNode, Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import type { ChangeQuery } from '#web/lib/url-state.ts';
import type { Collection } from '../data/use-list.ts';
import type { BoardProps } from '../parts/board.tsx';
import { FilterBar, SearchBox, ViewSwitch } from '../parts/filter-bar.tsx';
import { Region } from '../parts/region.tsx';
import { type Stat, StatCards } from '../parts/stat-cards.tsx';
import { Waiting } from '../parts/waiting.tsx';
import type { BulkBarProps } from '../table/bulk-bar.tsx';
import { NameButton } from '../table/cells.tsx';
import type { Column } from '../table/columns.ts';
import { useColumns } from '../table/columns.ts';
import { LeadTable } from '../table/lead-table.tsx';
import { nextSort } from '../table/sort.ts';
import { useSelection } from '../table/use-selection.ts';
import { ViewMenu } from '../table/view-menu.tsx';
import { ExportButton, useExport } from './export-button.tsx';
import { ImportLink } from './import-link.tsx';
import { type Clocked, responseClock } from './response-clock.ts';

// The board brings dragging along, which a list does not need.
const Board = lazy(async () => ({ default: (await import('../parts/board.tsx')).Board })) as <
  T extends { readonly id: string; readonly status: S },
  S extends string,
>(
  props: BoardProps<T, S>,
) => ReactNode;

// Nothing is ticked at first.
const BulkBar = lazy(async () => ({ default: (await import('../table/bulk-bar.tsx')).BulkBar })) as <
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
  /** The words they were found by, which may be a letter behind those of the address. */
  readonly found: string;
  readonly now: number;
  readonly stats: readonly Stat[];
  readonly words: {
    /** Names the rows in sentences: 'contacts'. */
    readonly rows: string;
    readonly list: string;
    readonly search: string;
    readonly export: string;
  };
  /** Selects beside the search; like the other elements and functions the same until something of theirs changes. */
  readonly filters: ReactNode;
  /** Whether search or a filter leaves something out. */
  readonly filtered: boolean;
  /** All of it as it stands in the address, and how to put it there. */
  readonly query: Readonly<Record<K, string>>;
  readonly onQuery: ChangeQuery<K>;
  /** What search, order and view are called there. */
  readonly names: Readonly<Record<'words' | 'sort' | 'view', K>>;
  readonly sort: { readonly value: string; readonly none: string };
  readonly view: 'list' | 'board';
  readonly dataset: 'clients' | 'contacts';
  /** Further buttons after the export. */
  readonly actions?: ReactNode;
  /** Above the rows, once they are there. */
  readonly notice?: ReactNode;
  /** Instead of the rows when there are none to show. */
  readonly empty: ReactNode;
  readonly columns: readonly Column<T>[];
  readonly rowActions: (row: T) => ReactNode;
  /** What they need, in rem. */
  readonly actionsWidth: number;
  /** What opens below a row of the table. */
  readonly details?: (row: T) => ReactNode;
  readonly board: Omit<BoardProps<T, S>, 'rows' | 'children'> & {
    readonly onOpen: (row: T) => void;
  };
  /** What stands on a card of the board, below its title. */
  readonly card: (row: T) => ReactNode;
  readonly bulk: {
    readonly onStatus: (rows: readonly T[], status: S) => void;
    readonly onDelete?: (rows: readonly T[]) => void;
  };
}

/** One pipeline: its figures, search and filters, and the leads as a table or as a board by status. */
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
  // Saved as it is then; the menu has nothing to draw for a letter.
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
  const { titleOf } = board;
  const boardCard = useCallback(
    (row: T) => (
      <>
        <NameButton onOpen={() => onOpen(row)}>{titleOf(row)}</NameButton>
        {card(row)}
      </>
    ),
    [onOpen, titleOf, card],
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
          <Suspense fallback={<Waiting label="Loading the board" />}>
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
              nameOf={titleOf}
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
                  onExport={() => selected.these(selection.rows.map(({ id }) => id))}
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
