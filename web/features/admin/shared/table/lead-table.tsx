// biome-ignore-all lint/a11y/noRedundantRoles: a row that is drawn as a card has another display, which takes its role away
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconArrowDown } from '#web/ui/icons.tsx';
import type { Column } from './columns.ts';
import { TickBox } from './controls.tsx';
import css from './lead-table.module.css';
import { parseColumnSort } from './sort.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

interface Row {
  readonly id: string;
}

interface LeadTableProps<T extends Row> {
  readonly rows: readonly T[];
  /** The search text that found the rows. */
  readonly words: string;
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

/** Height of a one-line row, as in the CSS module. Cards are estimated by the last measured ones. */
const rowRem = 2.75;
const initialCardHeight = 200;
/** Rows rendered above and below the viewport. */
const overscanRows = 8;

interface HeadProps<T extends Row> extends Pick<LeadTableProps<T>, 'columns' | 'sort' | 'onSort'> {
  readonly ticked: 'all' | 'some' | 'none';
  /** Undefined if rows cannot be selected. */
  readonly onAll: Selection<T>['all'] | undefined;
}

const PlainHead = <T extends Row>({ columns, sort, onSort, ticked, onAll }: HeadProps<T>) => {
  const { key: sorted, down } = parseColumnSort(sort);
  return (
    <thead role="rowgroup" className={css.head}>
      <tr role="row" aria-rowindex={1}>
        {onAll && (
          <th scope="col" role="columnheader" className={css.tick}>
            <TickBox
              label="Select all that are shown"
              checked={ticked === 'all'}
              some={ticked === 'some'}
              onTick={onAll}
            />
          </th>
        )}
        {columns.map(({ key, label, sortValue }) => (
          <th
            key={key}
            scope="col"
            role="columnheader"
            aria-sort={sorted === key ? (down ? 'descending' : 'ascending') : undefined}
          >
            {sortValue ? (
              <button type="button" className={css.sort} onClick={() => onSort(key)}>
                {label}
                <IconArrowDown
                  size={14}
                  aria-hidden="true"
                  data-on={sorted === key || undefined}
                  data-down={down || undefined}
                />
              </button>
            ) : (
              label
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

interface LeadRowProps<T extends Row> extends Pick<LeadTableProps<T>, 'columns' | 'getName' | 'actions'> {
  readonly row: T;
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
  columns,
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
      {columns.map(({ key, label, cell, fullText, bare }, place) => {
        const shown = cell(row);
        return place === 0 ? (
          <th key={key} role="rowheader" scope="row" className={css.name}>
            {shown}
          </th>
        ) : (
          <td
            key={key}
            role="cell"
            title={fullText ? fullText(row) : typeof shown === 'string' ? shown : undefined}
            data-label={bare ? undefined : label}
            data-empty={!shown || undefined}
          >
            {shown}
          </td>
        );
      })}
      <td role="cell" className={css.actions}>
        {actions(row)}
      </td>
    </tr>
    {inside && (
      <tr role="row" className={css.more}>
        <td role="cell" colSpan={columns.length + (onToggle ? 2 : 1)}>
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

/** The overscan: none right after a keystroke, to keep typing fast. */
const useOverscan = (rows: readonly unknown[], words: string): number => {
  const [before, setBefore] = useState({ rows, words });
  useEffect(() => {
    const timer = setTimeout(() => setBefore({ rows, words }), 150);
    return () => clearTimeout(timer);
  }, [rows, words]);
  return before.rows === rows || before.words === words ? overscanRows : 1;
};

const PlainTable = <T extends Row>(props: LeadTableProps<T>) => {
  const { rows, words, label, columns, getName, sort, onSort, selection, lateOf, actions, details } = props;
  const ticked = selection?.rows.length ?? 0;
  const card = useRef(initialCardHeight);
  const table = useRef<HTMLTableElement>(null);
  const [{ top, line }, setPlace] = useState<{ top: number; line: number | undefined }>({
    top: 0,
    line: undefined,
  });
  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return;
    const place = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const isTable = getComputedStyle(element).display === 'table';
      const top = element.getBoundingClientRect().top + window.scrollY;
      const line = isTable ? rowRem * rem : undefined;
      setPlace((before) => (before.top === top && before.line === line ? before : { top, line }));
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
    estimateSize: () => line ?? card.current,
    // Assume the standard height until the observer reports one: measuring now would force a layout.
    measureElement: (element, entry) =>
      Math.round(entry?.borderBoxSize[0]?.blockSize ?? line ?? (element as HTMLElement).offsetHeight),
    overscan: useOverscan(rows, words),
    scrollMargin: top,
    getItemKey: getKey,
  });
  const items = virtual.getVirtualItems();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows and cards differ in height, so measure again on a switch
  useLayoutEffect(() => virtual.measure(), [line]);
  useLayoutEffect(() => {
    // Estimate cards by the average of those rendered. Only at the top of the list: further down, a new
    // estimate would move the content.
    if (items.length > 0 && items[0]?.index === 0)
      card.current = Math.round(items.reduce((sum, { size }) => sum + size, 0) / items.length);
  });
  const keys = useRowKeys(
    items.map(({ key }) => String(key)),
    words,
    table,
    line !== undefined,
  );
  const before = (items[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  const total = columns.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <table ref={table} role="table" className={css.table} aria-label={label} aria-rowcount={rows.length + 1}>
      <colgroup>
        {selection && <col style={{ width: '2.5rem' }} />}
        {columns.map(({ key, weight }) => (
          <col key={key} style={{ width: `${(weight / total) * 100}%` }} />
        ))}
        <col style={{ width: `${props.actionsWidth}rem` }} />
      </colgroup>
      <Head
        columns={columns}
        sort={sort}
        onSort={onSort}
        ticked={ticked === 0 ? 'none' : ticked === rows.length ? 'all' : 'some'}
        onAll={selection?.all}
      />
      <Gap height={before} />
      {items.map(({ index }, place) => {
        const row = rows[index] as T;
        return (
          <LeadRow
            key={keys[place]}
            row={row}
            index={index}
            columns={columns}
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
