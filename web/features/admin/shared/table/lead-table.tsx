// biome-ignore-all lint/a11y/noRedundantRoles: a row that is drawn as a card has another display, which takes its role away
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IconArrowDown } from '#web/ui/icons.tsx';
import { type Column, type Lane, laneWidths, toLanes } from './columns.ts';
import { TickBox } from './controls.tsx';
import css from './lead-table.module.css';
import { parseColumnSort } from './sort.ts';
import type { Selection } from './use-selection.ts';

interface Row {
  readonly id: string;
}

interface LeadTableProps<T extends Row> {
  readonly rows: readonly T[];
  readonly label: string;
  readonly columns: readonly Column<T>[];
  /** The row's name, for its checkbox and heading. */
  readonly getName: (row: T) => string;
  readonly sort: string;
  readonly onSort: (key: string) => void;
  readonly selection?: Selection<T>;
  readonly lateOf?: (row: T) => boolean;
  readonly actions: (row: T) => ReactNode;
  /** Width of the row actions, in rem. */
  readonly actionsWidth: number;
  /** Details below an open row. */
  readonly details?: (row: T) => ReactNode;
}

/** Estimated height of a row with two lines, in pixels, until rows are measured. */
const initialHeightPx = 60;
/** Rows rendered above and below the viewport. */
const overscanRows = 6;
const tickRem = 2.5;

interface HeadProps<T extends Row> extends Pick<LeadTableProps<T>, 'sort' | 'onSort'> {
  readonly lanes: readonly Lane<T>[];
  readonly ticked: 'all' | 'some' | 'none';
  /** Undefined if rows cannot be selected. */
  readonly onAll: Selection<T>['all'] | undefined;
}

const PlainHead = <T extends Row>({ lanes, sort, onSort, ticked, onAll }: HeadProps<T>) => {
  const { key: sorted, down } = parseColumnSort(sort);
  return (
    <thead role="rowgroup" className={css.head}>
      <tr role="row" aria-rowindex={1}>
        {onAll && (
          <th scope="col" role="columnheader" className={css.tick}>
            <TickBox
              label="Select all shown"
              checked={ticked === 'all'}
              some={ticked === 'some'}
              onTick={onAll}
            />
          </th>
        )}
        {lanes.map((lane) => (
          <th
            key={lane[0].key}
            scope="col"
            role="columnheader"
            aria-sort={
              lane.some(({ key }) => key === sorted) ? (down ? 'descending' : 'ascending') : undefined
            }
          >
            {lane.map(({ key, label, sortValue }) =>
              sortValue ? (
                <button key={key} type="button" className={css.sort} onClick={() => onSort(key)}>
                  {label}
                  <IconArrowDown
                    size={14}
                    aria-hidden="true"
                    data-on={sorted === key || undefined}
                    data-down={down || undefined}
                  />
                </button>
              ) : (
                <span key={key}>{label}</span>
              ),
            )}
          </th>
        ))}
        <th scope="col" role="columnheader">
          <span className="visually-hidden">Actions</span>
        </th>
      </tr>
    </thead>
  );
};

const Head = memo(PlainHead) as typeof PlainHead;

interface LeadRowProps<T extends Row> extends Pick<LeadTableProps<T>, 'getName' | 'actions'> {
  readonly row: T;
  readonly lanes: readonly Lane<T>[];
  readonly index: number;
  readonly late: boolean;
  /** Undefined if rows cannot be selected. */
  readonly selected: boolean | undefined;
  readonly onToggle: Selection<T>['toggle'] | undefined;
  readonly inside: ReactNode;
  readonly measure: (node: Element | null) => void;
}

const PlainRow = <T extends Row>({
  row,
  index,
  lanes,
  getName,
  actions,
  late,
  selected,
  onToggle,
  inside,
  measure,
}: LeadRowProps<T>) => (
  <tbody
    ref={measure}
    role="rowgroup"
    data-index={index}
    className={css.group}
    data-late={late || undefined}
    data-selected={selected || undefined}
  >
    <tr role="row" aria-rowindex={index + 2} className={css.row}>
      {onToggle && (
        <td role="cell" className={css.tick}>
          <TickBox
            label={`Select ${getName(row)}`}
            checked={selected ?? false}
            onTick={(_, range) => onToggle(row.id, range)}
          />
        </td>
      )}
      {lanes.map((lane, place) => {
        const parts = lane
          .map(({ key, label, cell, bare }, line) => ({
            key,
            label: bare || (place === 0 && line === 0) ? undefined : label,
            content: cell(row),
          }))
          .filter(({ content }) => content);
        const stacked = parts.map(({ key, label, content }) => (
          <div key={key} data-label={label}>
            {content}
          </div>
        ));
        return place === 0 ? (
          <th key={lane[0].key} role="rowheader" scope="row" className={css.name}>
            {stacked}
          </th>
        ) : (
          <td
            key={lane[0].key}
            role="cell"
            className={lane[0].width === undefined ? css.wide : undefined}
            data-empty={parts.length === 0 || undefined}
          >
            {stacked}
          </td>
        );
      })}
      <td role="cell" className={css.actions}>
        {actions(row)}
      </td>
    </tr>
    {inside && (
      <tr role="row" className={css.more}>
        <td role="cell" colSpan={lanes.length + (onToggle ? 2 : 1)}>
          <Fragment key={row.id}>{inside}</Fragment>
        </td>
      </tr>
    )}
  </tbody>
);

/** Rendering a row costs more than finding it, so unchanged rows are skipped. */
const LeadRow = memo(PlainRow) as typeof PlainRow;

/** Spacer for the rows that are not rendered. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tbody aria-hidden="true">
      <tr style={{ height }} />
    </tbody>
  );

const PlainTable = <T extends Row>(props: LeadTableProps<T>) => {
  const { rows, label, columns, getName, sort, onSort, selection, lateOf, actions, actionsWidth, details } =
    props;
  const ticked = selection?.rows.length ?? 0;
  const lanes = useMemo(() => toLanes(columns), [columns]);
  const widths = laneWidths(lanes, actionsWidth + (selection ? tickRem : 0));
  const height = useRef(initialHeightPx);
  const table = useRef<HTMLTableElement>(null);
  const [{ top, isTable }, setPlace] = useState({ top: 0, isTable: true });
  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return;
    const place = () => {
      const isTable = getComputedStyle(element).display === 'table';
      const top = element.getBoundingClientRect().top + window.scrollY;
      setPlace((before) => (before.top === top && before.isTable === isTable ? before : { top, isTable }));
    };
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(document.body);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  // A new function would make the virtualizer place every row again at each keystroke and scroll step.
  const getKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height.current,
    overscan: overscanRows,
    scrollMargin: top,
    getItemKey: getKey,
  });
  const items = virtual.getVirtualItems();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows and cards differ in height, so measure again on a switch
  useLayoutEffect(() => virtual.measure(), [isTable]);
  useLayoutEffect(() => {
    // Estimates rows by the average of those rendered, but only at the top of the list: further down, a new
    // estimate would move the content.
    if (items.length > 0 && items[0]?.index === 0)
      height.current = Math.round(items.reduce((sum, { size }) => sum + size, 0) / items.length);
  });
  const before = (items[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <table ref={table} role="table" className={css.table} aria-label={label} aria-rowcount={rows.length + 1}>
      <colgroup>
        {selection && <col style={{ width: `${tickRem}rem` }} />}
        {lanes.map(([{ key }], place) => (
          <col key={key} style={{ width: widths[place] }} />
        ))}
        <col style={{ width: `max(${actionsWidth}rem, var(--least-actions, 0rem))` }} />
      </colgroup>
      <Head
        lanes={lanes}
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
            key={String(key)}
            row={row}
            index={index}
            lanes={lanes}
            getName={getName}
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
    </table>
  );
};

/**
 * A virtualized table with expandable rows, which become cards on narrow screens. Plain markup, because
 * Mantine's Table would add its ScrollArea to the first bundle.
 */
export const LeadTable = memo(PlainTable) as typeof PlainTable;
