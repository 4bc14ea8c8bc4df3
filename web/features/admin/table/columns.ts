import { type ReactNode, useMemo, useState } from 'react';
import { readStored, writeStored } from '#web/lib/persist.ts';

/** One column of a list. */
export interface Column<T> {
  readonly key: string;
  readonly label: string;
  /** Its share of the width. */
  readonly weight: number;
  readonly cell: (row: T) => ReactNode;
  /** All of what the cell may cut; a cell of words alone is asked itself. */
  readonly titleOf?: (row: T) => string | undefined;
  /** What its header sorts by; rows without it come last. Without this it does not sort. */
  readonly sortOf?: (row: T) => string | number | undefined;
  /** Always shown; the first names the row. */
  readonly fixed?: boolean;
  /** Not shown until somebody chooses it. */
  readonly extra?: boolean;
  /** Speaks for itself: where rows are cards it has no label. */
  readonly bare?: boolean;
}

const defaultColumns = <T>(columns: readonly Column<T>[]): readonly string[] =>
  columns.filter(({ extra }) => !extra).map(({ key }) => key);

const names = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;

/** Which columns of a list are shown, as this browser was told. */
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
