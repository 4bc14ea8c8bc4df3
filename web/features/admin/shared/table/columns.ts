import { type ReactNode, useMemo, useState } from 'react';
import { persisted } from '#web/lib/persist.ts';

export interface Column<T> {
  readonly key: string;
  readonly label: string;
  /** Width in rem. A column without one shares the remaining space; every list has one. */
  readonly width?: number;
  /** Key of the column above. Both share a cell, one below the other, unless that column is hidden. */
  readonly below?: string;
  readonly cell: (row: T) => ReactNode;
  /** The value to sort by; rows without one come last. Columns without this function don't sort. */
  readonly sortValue?: (row: T) => string | number | undefined;
  /** Cannot be hidden; the first column names the row. */
  readonly fixed?: boolean;
  /** Hidden by default. */
  readonly extra?: boolean;
  /** Shows no label on cards; the row's name never has one. */
  readonly bare?: boolean;
}

/** Least width, in rem, of the column that takes the remaining space. */
const flexibleRem = 14;

/** Columns that share a cell, the upper one first. */
export type Lane<T> = readonly [Column<T>, ...Column<T>[]];

export const toLanes = <T>(columns: readonly Column<T>[]): readonly Lane<T>[] => {
  const isShown = (key: string | undefined) => columns.some((column) => column.key === key);
  return columns
    .filter(({ below }) => !isShown(below))
    .map((column) => [column, ...columns.filter(({ below }) => below === column.key)]);
};

/** CSS widths: in rem while there is room, otherwise a share of the container. */
export const laneWidths = <T>(lanes: readonly Lane<T>[], othersRem: number): readonly string[] => {
  const total = lanes.reduce((sum, [{ width = flexibleRem }]) => sum + width, othersRem);
  return lanes.map(([{ width }]) => (width ? `min(${width}rem, ${(width / total) * 100}cqi)` : 'auto'));
};

const defaultColumns = <T>(columns: readonly Column<T>[]): readonly string[] =>
  columns.filter(({ extra }) => !extra).map(({ key }) => key);

const parseKeys = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((key) => typeof key === 'string') ? value : undefined;

/** Which columns of a list this browser shows. */
export const useColumns = <T>(list: string, columns: readonly Column<T>[]) => {
  const [stored] = useState(() =>
    persisted(`portal-columns:${list}`, { fallback: defaultColumns(columns), parse: parseKeys }),
  );
  const [chosen, setChosen] = useState(stored.read);
  const choose = (next: readonly string[]) => {
    setChosen(next);
    stored.write(next);
  };
  const shown = useMemo(
    () => columns.filter((column) => column.fixed || chosen.includes(column.key)),
    [columns, chosen],
  );
  return { shown, chosen, choose };
};
