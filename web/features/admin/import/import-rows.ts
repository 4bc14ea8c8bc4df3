import type { ImportResult } from '#shared/api/admin-transfer.ts';
import { cellValue } from './cell-value.ts';
import { type Dataset, importFields, type Mapping } from './columns.ts';
import type { Sheet } from './read-sheet.ts';
import { inferDateReading } from './received-date.ts';

export type RowValue = string | number | boolean | string[];
export type RowInput = Record<string, RowValue>;

/** The result of one row; `row` counts from 0. */
export interface RowOutcome {
  readonly row: number;
  readonly result: 'created' | 'duplicate' | 'error';
  /** One sentence per invalid field. */
  readonly problems: readonly string[];
}

/** A row ready to send, or the problems that prevent it. */
export type PreparedRow =
  | { readonly row: number; readonly input: RowInput }
  | { readonly row: number; readonly problems: readonly string[] };

const fieldLabel = (dataset: Dataset, name: string): string =>
  importFields[dataset].find((field) => field.name === name)?.label ?? name;

/** Converts sheet rows to records: leaves out empty cells and collects unreadable ones as problems. */
export const prepareRows = (
  dataset: Dataset,
  { headings, rows }: Sheet,
  mapping: Mapping,
  now = new Date(),
): PreparedRow[] => {
  const columns = mapping.flatMap((name, column) => {
    const field = importFields[dataset].find((each) => each.name === name);
    if (!field) return [];
    // The column's other cells may settle an ambiguous date.
    const cells = field.kind === 'received' ? rows.map((row) => row[column] ?? '') : undefined;
    return [{ field, column, reading: cells && inferDateReading(headings[column] ?? '', cells, now) }];
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

/** Maps the server's answer about a batch back to the rows of the sheet. */
export const matchOutcomes = (
  dataset: Dataset,
  sent: readonly { readonly row: number }[],
  { rows }: ImportResult,
): RowOutcome[] =>
  rows.map(({ row, result, fields }) => ({
    row: sent[row]?.row ?? row,
    result,
    problems: Object.entries(fields ?? {}).map(([name, text]) => `${fieldLabel(dataset, name)}: ${text}`),
  }));

export interface Tally {
  readonly created: number;
  readonly duplicate: number;
  readonly error: number;
}

export const countOutcomes = (outcomes: readonly RowOutcome[]): Tally => {
  const tally = { created: 0, duplicate: 0, error: 0 };
  for (const { result } of outcomes) tally[result] += 1;
  return tally;
};

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/**
 * The rows that failed, as they were given, with the reason, so that they can be corrected and imported
 * again.
 */
export const buildFailedCsv = ({ headings, rows }: Sheet, outcomes: readonly RowOutcome[]): string => {
  const line = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`;
  const failed = outcomes.filter(({ result }) => result !== 'created').sort((a, b) => a.row - b.row);
  return [
    '\uFEFF',
    line([...headings, 'Problem']),
    ...failed.map(({ row, result, problems }) =>
      line([
        ...(rows[row] ?? []),
        result === 'duplicate' ? 'This address already exists' : problems.join('; '),
      ]),
    ),
  ].join('');
};
