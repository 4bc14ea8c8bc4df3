import type { ImportResult } from '#shared/api/admin-transfer.ts';
import { cellValue } from './cell-value.ts';
import { type Dataset, importFields, type Mapping } from './columns.ts';
import type { Sheet } from './read-sheet.ts';
import { readingOf } from './received.ts';

export type RowValue = string | number | boolean | string[];
export type RowInput = Record<string, RowValue>;

/** What became of a row, or would: `row` counts from 0. */
export interface RowOutcome {
  readonly row: number;
  readonly result: 'created' | 'duplicate' | 'error';
  /** What is wrong, a sentence for each field. */
  readonly problems: readonly string[];
}

/** A row as it is sent, or what is wrong with it before it is. */
export type PreparedRow =
  | { readonly row: number; readonly input: RowInput }
  | { readonly row: number; readonly problems: readonly string[] };

const labelOf = (dataset: Dataset, name: string): string =>
  importFields[dataset].find((field) => field.name === name)?.label ?? name;

/** The rows of a table as records: empty cells are left out, what cannot be read is said. */
export const prepareRows = (
  dataset: Dataset,
  { headings, rows }: Sheet,
  mapping: Mapping,
  now = new Date(),
): PreparedRow[] => {
  const columns = mapping.flatMap((name, column) => {
    const field = importFields[dataset].find((each) => each.name === name);
    if (!field) return [];
    // What one cell leaves open the others of its column may tell.
    const cells = field.kind === 'received' ? rows.map((row) => row[column] ?? '') : undefined;
    return [{ field, column, reading: cells && readingOf(headings[column] ?? '', cells, now) }];
  });
  return rows.map((cells, row) => {
    const input: RowInput = {};
    const problems: string[] = [];
    for (const { field, column, reading } of columns) {
      const cell = cells[column] ?? '';
      if (!cell.trim()) {
        if (field.required) problems.push(`${field.label} is missing`);
        continue;
      }
      const read = cellValue(field.kind, dataset, cell, reading);
      if ('problem' in read) problems.push(`${field.label} ${read.problem}`);
      else input[field.name] = read.value as RowValue;
    }
    return problems.length > 0 ? { row, problems } : { row, input };
  });
};

/** The server's answer about rows that were sent together, by the rows of the table. */
export const outcomesOf = (
  dataset: Dataset,
  sent: readonly { readonly row: number }[],
  { rows }: ImportResult,
): RowOutcome[] =>
  rows.map(({ row, result, fields }) => ({
    row: sent[row]?.row ?? row,
    result,
    problems: Object.entries(fields ?? {}).map(([name, text]) => `${labelOf(dataset, name)}: ${text}`),
  }));

export interface Tally {
  readonly created: number;
  readonly duplicate: number;
  readonly error: number;
}

export const tallyOf = (outcomes: readonly RowOutcome[]): Tally => {
  const tally = { created: 0, duplicate: 0, error: 0 };
  for (const { result } of outcomes) tally[result] += 1;
  return tally;
};

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** The rows that were not made, as they were given, with the reason: to be mended and imported again. */
export const failedCsv = ({ headings, rows }: Sheet, outcomes: readonly RowOutcome[]): string => {
  const line = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`;
  const failed = outcomes.filter(({ result }) => result !== 'created').sort((a, b) => a.row - b.row);
  return [
    '\uFEFF',
    line([...headings, 'Problem']),
    ...failed.map(({ row, result, problems }) =>
      line([
        ...(rows[row] ?? []),
        result === 'duplicate' ? 'The address is known already' : problems.join('; '),
      ]),
    ),
  ].join('');
};
