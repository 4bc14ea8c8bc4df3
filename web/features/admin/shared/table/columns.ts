import { type ReactNode, useMemo, useState } from 'react';
import { readStored, writeStored } from '#web/lib/persist.ts';

export interface Column<T> {
  readonly key: string;
  readonly label: string;
  /** Relative width. */
  readonly weight: number;
  readonly cell: (row: T) => ReactNode;
  /** The full text for the tooltip. Not needed for cells of plain text. */
  readonly fullText?: (row: T) => string | undefined;
  /** The value to sort by; rows without one come last. Columns without this function don't sort. */
  readonly sortValue?: (row: T) => string | number | undefined;
  /** Cannot be hidden; the first column names the row. */
  readonly fixed?: boolean;
  /** Hidden by default. */
  readonly extra?: boolean;
  /** Has no label on cards. */
  readonly bare?: boolean;
}

const defaultColumns = <T>(columns: readonly Column<T>[]): readonly string[] =>
  columns.filter(({ extra }) => !extra).map(({ key }) => key);

const names = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;

/** Which columns of a list this browser shows. */
export const useColumns = <T>(list: string, columns: readonly Column<T>[]) => {
  const key = `portal-columns:${list}`;
  const [chosen, setChosen] = useState(() => readStored(key, [...defaultColumns(columns)], names));
  const choose = (next: readonly string[]) => {
    setChosen([...next]);
    writeStored(key, next);
  };
  const shown = useMemo(
    () => columns.filter((column) => column.fixed || chosen.includes(column.key)),
    [columns, chosen],
  );
  return { shown, chosen, choose };
};
