import { lazy, type ReactNode, Suspense } from 'react';
import type { Collection } from '../data/use-collection.ts';
import type { BoardProps } from '../parts/board.tsx';
import { FilterBar, SearchBox, ViewSwitch } from '../parts/filter-bar.tsx';
import { Region } from '../parts/region.tsx';
import { type Stat, StatCards } from '../parts/stat-cards.tsx';
import { VirtualList } from '../parts/virtual-list.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { ClockLine } from './clock-line.tsx';
import { ExportButton } from './export-button.tsx';
import css from './pipeline.module.css';
import type { Clocked } from './response-clock.ts';

// The board brings dragging along, which a list does not need.
const Board = lazy(async () => ({ default: (await import('../parts/board.tsx')).Board })) as <
  T extends { readonly id: string; readonly status: S },
  S extends string,
>(
  props: BoardProps<T, S>,
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
  readonly view: 'list' | 'board';
  readonly onView: (view: 'list' | 'board') => void;
  readonly dataset: 'clients' | 'contacts';
  /** Further buttons after the export. */
  readonly actions?: ReactNode;
  /** Above the rows, once they are there. */
  readonly notice?: ReactNode;
  /** Instead of the rows when there are none to show. */
  readonly empty: ReactNode;
  readonly board: Omit<BoardProps<T, S>, 'rows' | 'children'> & {
    /** A line below the title. */
    readonly metaOf: (row: T) => string;
    readonly marksOf?: (row: T) => ReactNode;
    readonly onOpen: (row: T) => void;
  };
  /** Expected height of a card in the list. */
  readonly estimate: number;
  readonly children: (row: T) => ReactNode;
}

/** One pipeline: its figures, search and filters, and the leads as a list or as a board by status. */
export const Pipeline = <T extends Lead<S>, S extends string>({
  collection,
  shown,
  now,
  stats,
  words,
  search,
  filters,
  view,
  onView,
  dataset,
  actions,
  notice,
  empty,
  board: { metaOf, marksOf, onOpen, ...board },
  estimate,
  children,
}: PipelineProps<T, S>) => (
  <>
    <StatCards known={collection.state === 'ready'} stats={stats} />
    <FilterBar>
      <SearchBox placeholder={words.search} {...search} />
      {filters}
      <ViewSwitch view={view} onChange={onView} />
      <ExportButton dataset={dataset}>{words.export}</ExportButton>
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
                <button type="button" className={css.title} onClick={() => onOpen(row)}>
                  {board.titleOf(row)}
                </button>
                <span className={css.meta}>{metaOf(row)}</span>
                {marksOf?.(row)}
                <ClockLine lead={row} now={now} />
              </>
            )}
          </Board>
        </Suspense>
      ) : (
        <VirtualList rows={shown} label={words.list} keyOf={({ id }) => id} estimate={estimate}>
          {children}
        </VirtualList>
      )}
    </Region>
  </>
);
