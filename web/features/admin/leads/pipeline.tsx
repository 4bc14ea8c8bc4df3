import { lazy, type ReactNode, Suspense } from 'react';
import type { Collection } from '../data/use-collection.ts';
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

interface PipelineProps<T extends Lead<S>, S extends string> {
  readonly collection: Collection<T>;
  /** The rows after search, filters and sorting. */
  readonly shown: readonly T[];
  readonly now: number;
  readonly stats: readonly Stat[];
  readonly words: {
    /** Names the rows in sentences: 'contacts'. */
    readonly rows: string;
    readonly list: string;
    readonly search: string;
    readonly export: string;
  };
  readonly search: { readonly value: string; readonly onChange: (value: string) => void };
  /** Selects beside the search. */
  readonly filters: ReactNode;
  /** Whether search or a filter leaves something out. */
  readonly filtered: boolean;
  /** All of it as it stands in the address, and how to put it there. */
  readonly query: Readonly<Record<string, string>>;
  readonly onQuery: (query: Readonly<Record<string, string>>) => void;
  readonly sort: { readonly value: string; readonly none: string; readonly onChange: (sort: string) => void };
  readonly view: 'list' | 'board';
  readonly onView: (view: 'list' | 'board') => void;
  readonly dataset: 'clients' | 'contacts';
  /** Further buttons after the export. */
  readonly actions?: ReactNode;
  /** Above the rows, once they are there. */
  readonly notice?: ReactNode;
  /** Instead of the rows when there are none to show. */
  readonly empty: ReactNode;
  readonly columns: readonly Column<T>[];
  readonly rowActions: (row: T) => ReactNode;
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
export const Pipeline = <T extends Lead<S>, S extends string>({
  collection,
  shown,
  now,
  stats,
  words,
  search,
  filters,
  filtered,
  query,
  onQuery,
  sort,
  view,
  onView,
  dataset,
  actions,
  notice,
  empty,
  columns: known,
  rowActions,
  details,
  board: { onOpen, ...board },
  card,
  bulk,
}: PipelineProps<T, S>) => {
  const columns = useColumns(dataset, known);
  const selection = useSelection(shown);
  const selected = useExport(dataset);
  const clear = () => selection.all(false);
  return (
    <>
      <StatCards known={collection.state === 'ready'} stats={stats} />
      <FilterBar>
        <SearchBox placeholder={words.search} {...search} />
        {filters}
        <ViewSwitch view={view} onChange={onView} />
        {view === 'list' && (
          <ViewMenu
            list={dataset}
            columns={known}
            chosen={columns.chosen}
            onColumns={columns.choose}
            query={query}
            onQuery={onQuery}
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
              {(row) => (
                <>
                  <NameButton onOpen={() => onOpen(row)}>{board.titleOf(row)}</NameButton>
                  {card(row)}
                </>
              )}
            </Board>
          </Suspense>
        ) : (
          <>
            <LeadTable
              rows={shown}
              label={words.list}
              columns={columns.shown}
              nameOf={board.titleOf}
              sort={sort.value}
              onSort={(key) => sort.onChange(nextSort(key, sort.value, sort.none))}
              selection={selection}
              lateOf={(row) => responseClock(row, now).kind === 'overdue'}
              actions={rowActions}
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
