import { lazy, type ReactNode, Suspense, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Collection } from '../data/use-list.ts';
import { FilterBar, SearchBox, Select, ViewSwitch } from '../parts/filter-bar.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { Region } from '../parts/region.tsx';
import { type Stat, StatCards } from '../parts/stat-cards.tsx';
import type { BoardProps } from '../shared/board/board.tsx';
import type { BulkBarProps } from '../shared/table/bulk-bar.tsx';
import { NameButton } from '../shared/table/cells.tsx';
import { useColumns } from '../shared/table/columns.ts';
import { LeadTable } from '../shared/table/lead-table.tsx';
import { nextSort } from '../shared/table/sort.ts';
import { sortOptions } from '../shared/table/sort-options.ts';
import { useSelection } from '../shared/table/use-selection.ts';
import { ViewMenu } from '../shared/table/view-menu.tsx';
import { ExportButton, useExport } from './export-button.tsx';
import { ImportLink } from './import-link.tsx';
import { defaultSort, type Lead } from './lead-definition.ts';
import { responseClock } from './response-clock.ts';
import type { LeadListState } from './use-lead-list.ts';

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

interface LeadListProps<T extends Lead<S>, S extends string> {
  readonly list: LeadListState<T, S>;
  readonly collection: Collection<T>;
  readonly stats: readonly Stat[];
  /** Further buttons after the export. */
  readonly actions?: ReactNode;
  /** Shown above the rows once they are loaded. */
  readonly notice?: ReactNode;
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode;
  /** Memoize this function and the two below, because the table is memoized. */
  readonly rowActions: (row: T) => ReactNode;
  /** Details that open below a row. */
  readonly details?: (row: T) => ReactNode;
  /** Content of a card on the board, below its title. */
  readonly card: (row: T) => ReactNode;
  readonly onDelete?: (rows: readonly T[]) => void;
}

/** A sales list: stats, search and filters, and the leads as a table or as a board by status. */
export const LeadList = <T extends Lead<S>, S extends string>({
  list,
  collection,
  stats,
  actions,
  notice,
  empty,
  rowActions,
  details,
  card,
  onDelete,
}: LeadListProps<T, S>) => {
  const { definition, query, setQuery, shown, sort, now, edit, setStatus, setStatuses } = list;
  const { kind, noun, texts, params, filters, sorts, statuses, statusOrder, tones, getName } = definition;
  const view = query[params.view] === 'board' ? 'board' : 'list';
  const columns = useColumns(kind, list.columns);
  // A ref, so that the view menu need not render again at every keystroke.
  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);
  const queryNow = useCallback(() => latest.current, []);
  const selection = useSelection(shown);
  const selected = useExport(kind);
  const clear = () => selection.all(false);
  const onSort = useCallback(
    (key: string) => setQuery({ [params.sort]: nextSort(key, sort, defaultSort) }),
    [setQuery, params, sort],
  );
  const onView = useCallback((value: string) => setQuery({ [params.view]: value }), [setQuery, params]);
  const lateOf = useCallback((row: T) => responseClock(row, now).kind === 'overdue', [now]);
  const selects = useMemo(
    () => [
      ...Object.entries(filters).map(([param, { label, options }]) => ({ param, label, options })),
      { param: params.sort, label: 'Sort', options: sortOptions(sorts, sort, list.columns) },
    ],
    [filters, params, sorts, sort, list.columns],
  );
  const boardCard = useCallback(
    (row: T) => (
      <>
        <NameButton onOpen={() => edit(row)}>{getName(row)}</NameButton>
        {card(row)}
      </>
    ),
    [edit, getName, card],
  );
  return (
    <>
      <StatCards known={collection.state === 'ready'} stats={stats} />
      <FilterBar>
        <SearchBox
          placeholder={texts.search}
          value={query[params.words] ?? ''}
          onChange={(value) => setQuery({ [params.words]: value }, 'typed')}
        />
        {selects.map(({ param, label, options }) => (
          <Select
            key={param}
            label={label}
            value={param === params.sort ? sort : (query[param] ?? 'all')}
            options={options}
            onChange={(value) => setQuery({ [param]: value })}
          />
        ))}
        <ViewSwitch view={view} onChange={onView} />
        {view === 'list' && (
          <ViewMenu
            list={kind}
            columns={list.columns}
            chosen={columns.chosen}
            onColumns={columns.choose}
            query={queryNow}
            onQuery={setQuery}
          />
        )}
        <ExportButton dataset={kind} shown={list.isFiltered ? shown : undefined}>
          {texts.export}
        </ExportButton>
        <ImportLink dataset={kind} />
        {actions}
      </FilterBar>
      <Region collection={collection} what={noun[1]}>
        {notice}
        {shown.length === 0 ? (
          empty
        ) : view === 'board' ? (
          <Suspense fallback={<ListSkeleton label="Loading the board" />}>
            <Board
              columns={statuses}
              tones={tones}
              order={statusOrder}
              getTitle={getName}
              onMove={(row, status) => void setStatus(row, status)}
              rows={shown}
            >
              {boardCard}
            </Board>
          </Suspense>
        ) : (
          <>
            <LeadTable
              rows={shown}
              label={texts.table}
              columns={columns.shown}
              getName={getName}
              sort={sort}
              onSort={onSort}
              selection={selection}
              lateOf={lateOf}
              actions={rowActions}
              actionsWidth={definition.actionsWidth}
              {...(details ? { details } : {})}
            />
            {selection.rows.length > 0 && (
              <Suspense>
                <BulkBar
                  count={selection.rows.length}
                  what={noun[1]}
                  statuses={statuses}
                  onStatus={(status) => setStatuses(selection.rows, status)}
                  onExport={() => selected.selection(selection.rows.map(({ id }) => id))}
                  exporting={selected.progress}
                  onDelete={
                    onDelete &&
                    (() => {
                      onDelete(selection.rows);
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
      {list.storyDialog}
    </>
  );
};
