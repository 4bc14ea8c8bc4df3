import { Box, Checkbox, UnstyledButton } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconArrowDown } from '#web/ui/icons.tsx';
import type { Column } from './columns.ts';
import css from './lead-table.module.css';
import { columnSort } from './sort.ts';
import type { Selection } from './use-selection.ts';

interface Row {
  readonly id: string;
}

interface LeadTableProps<T extends Row> {
  readonly rows: readonly T[];
  /** What was typed to find them. */
  readonly words: string;
  readonly label: string;
  readonly columns: readonly Column<T>[];
  /** What the row is called, for its box and its heading. */
  readonly nameOf: (row: T) => string;
  readonly sort: string;
  readonly onSort: (key: string) => void;
  readonly selection?: Selection<T>;
  readonly lateOf?: (row: T) => boolean;
  readonly actions: (row: T) => ReactNode;
  /** What opens below the row; nothing while it is closed. */
  readonly details?: (row: T) => ReactNode;
}

/** Expected height of a row until one has been measured. */
const estimate = 68;
/** Rows ready above and below the window. */
const around = 8;
const actionsWeight = 4.4;

interface HeadProps<T extends Row> extends Pick<LeadTableProps<T>, 'columns' | 'sort' | 'onSort'> {
  readonly ticked: 'all' | 'some' | 'none';
  /** Undefined where rows are not selected. */
  readonly onAll: Selection<T>['all'] | undefined;
}

const PlainHead = <T extends Row>({ columns, sort, onSort, ticked, onAll }: HeadProps<T>) => {
  const { key: sorted, down } = columnSort(sort);
  return (
    <Box component="thead" role="rowgroup" className={css.head}>
      <Box component="tr" role="row" aria-rowindex={1}>
        {onAll && (
          <Box component="th" role="columnheader" className={css.tick}>
            <Checkbox
              aria-label="Select all that are shown"
              checked={ticked === 'all'}
              indeterminate={ticked === 'some'}
              onChange={(event) => onAll(event.currentTarget.checked)}
            />
          </Box>
        )}
        {columns.map(({ key, label, sortOf }) => (
          <Box
            component="th"
            key={key}
            role="columnheader"
            aria-sort={sorted === key ? (down ? 'descending' : 'ascending') : undefined}
          >
            {sortOf ? (
              <UnstyledButton
                display="inline-flex"
                mih="1.5rem"
                fz="inherit"
                fw={600}
                c="inherit"
                style={{ alignItems: 'center', gap: 4 }}
                className={css.sort}
                onClick={() => onSort(key)}
              >
                {label}
                <IconArrowDown
                  size={14}
                  aria-hidden="true"
                  data-on={sorted === key || undefined}
                  data-down={down || undefined}
                />
              </UnstyledButton>
            ) : (
              label
            )}
          </Box>
        ))}
        <Box component="th" role="columnheader">
          <span className="visually-hidden">Actions</span>
        </Box>
      </Box>
    </Box>
  );
};

const Head = memo(PlainHead) as typeof PlainHead;

interface LeadRowProps<T extends Row> extends Pick<LeadTableProps<T>, 'columns' | 'nameOf' | 'actions'> {
  readonly row: T;
  readonly index: number;
  readonly late: boolean;
  /** Undefined where rows are not selected. */
  readonly selected: boolean | undefined;
  readonly onToggle: Selection<T>['toggle'] | undefined;
  readonly inside: ReactNode;
  readonly measure: (node: Element | null) => void;
}

const PlainRow = <T extends Row>({
  row,
  index,
  columns,
  nameOf,
  actions,
  late,
  selected,
  onToggle,
  inside,
  measure,
}: LeadRowProps<T>) => (
  <Box
    component="tbody"
    ref={measure}
    role="rowgroup"
    data-index={index}
    className={css.group}
    data-late={late || undefined}
    data-selected={selected || undefined}
  >
    <Box component="tr" role="row" aria-rowindex={index + 2} className={css.row}>
      {onToggle && (
        <Box component="td" role="cell" className={css.tick}>
          <Checkbox
            aria-label={`Select ${nameOf(row)}`}
            checked={selected ?? false}
            onChange={() => undefined}
            onClick={(event) => onToggle(row.id, event.shiftKey)}
          />
        </Box>
      )}
      {columns.map(({ key, label, cell, bare }, place) => {
        const shown = cell(row);
        return place === 0 ? (
          <Box component="th" key={key} role="rowheader" scope="row" className={css.name}>
            {shown}
          </Box>
        ) : (
          <Box
            component="td"
            key={key}
            role="cell"
            data-label={bare ? undefined : label}
            data-empty={!shown || undefined}
          >
            {shown}
          </Box>
        );
      })}
      <Box component="td" role="cell" className={css.actions}>
        {actions(row)}
      </Box>
    </Box>
    {inside && (
      <Box component="tr" role="row" className={css.more}>
        <Box component="td" role="cell" colSpan={columns.length + (onToggle ? 2 : 1)}>
          {inside}
        </Box>
      </Box>
    )}
  </Box>
);

/** Drawing a row costs more than finding it: one that stays as it is, in its place, is left alone. */
const LeadRow = memo(PlainRow) as typeof PlainRow;

/** The room of rows that are not in the page. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tbody aria-hidden="true">
      <tr style={{ height }} />
    </tbody>
  );

/** How many rows are drawn outside the window: none of those that a letter brings, until the next letter has had its chance. */
const useAround = (rows: readonly unknown[], words: string): number => {
  const [before, setBefore] = useState({ rows, words });
  useEffect(() => {
    const timer = setTimeout(() => setBefore({ rows, words }), 150);
    return () => clearTimeout(timer);
  }, [rows, words]);
  return before.rows === rows || before.words === words ? around : 1;
};

const PlainTable = <T extends Row>(props: LeadTableProps<T>) => {
  const { rows, words, label, columns, nameOf, sort, onSort, selection, lateOf, actions, details } = props;
  const ticked = selection?.rows.length ?? 0;
  const height = useRef(estimate);
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const place = () => setTop((table.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, []);
  // Another function would have every row placed anew, at each letter and each step of scrolling.
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height.current,
    overscan: useAround(rows, words),
    scrollMargin: top,
    getItemKey: keyOf,
  });
  const items = virtual.getVirtualItems();
  useLayoutEffect(() => {
    // Rows as high as expected are placed once. Only at the list's top: further down, what stands above would move.
    if (items.length > 0 && items[0]?.index === 0)
      height.current = Math.round(items.reduce((sum, { size }) => sum + size, 0) / items.length);
  });
  const before = (items[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  const total = columns.reduce((sum, { weight }) => sum + weight, actionsWeight);
  return (
    <Box
      component="table"
      ref={table}
      role="table"
      className={css.table}
      aria-label={label}
      aria-rowcount={rows.length + 1}
    >
      <colgroup>
        {selection && <col style={{ width: '2.75rem' }} />}
        {columns.map(({ key, weight }) => (
          <col key={key} style={{ width: `${(weight / total) * 100}%` }} />
        ))}
        <col style={{ width: `${(actionsWeight / total) * 100}%` }} />
      </colgroup>
      <Head
        columns={columns}
        sort={sort}
        onSort={onSort}
        ticked={ticked === 0 ? 'none' : ticked === rows.length ? 'all' : 'some'}
        onAll={selection?.all}
      />
      <Gap height={before} />
      {items.map(({ index, key }) => {
        const row = rows[index] as T;
        return (
          <LeadRow
            key={key}
            row={row}
            index={index}
            columns={columns}
            nameOf={nameOf}
            actions={actions}
            late={lateOf?.(row) ?? false}
            selected={selection?.ids.has(row.id)}
            onToggle={selection?.toggle}
            inside={details?.(row)}
            measure={virtual.measureElement}
          />
        );
      })}
      <Gap height={after} />
    </Box>
  );
};

/**
 * A list of any length as a table, of which only the rows around the window are in the page; a row may open. Where there is
 * no room for columns, its rows are cards. The library's table would bring its scroll area to the first screen.
 */
export const LeadTable = memo(PlainTable) as typeof PlainTable;
