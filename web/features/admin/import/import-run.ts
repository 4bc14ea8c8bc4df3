import { type ImportResult, importRecords, importRows } from '#shared/api/admin-transfer.ts';
import { sessionCall } from '#web/lib/session.ts';
import type { Dataset } from './columns.ts';
import { matchOutcomes, type PreparedRow, type RowInput, type RowOutcome } from './import-rows.ts';

interface RunOptions {
  readonly dataset: Dataset;
  readonly rows: readonly PreparedRow[];
  /** Rows already imported, which are skipped. */
  readonly done: ReadonlySet<number>;
  readonly dryRun: boolean;
  readonly allowDuplicates: boolean;
  /** Identifies the run in idempotency keys, so that a repeated batch stores each record once. */
  readonly run: string;
  readonly onOutcomes: (outcomes: readonly RowOutcome[]) => void;
}

type Sendable = PreparedRow & { readonly input: RowInput };
const isSendable = (row: PreparedRow): row is Sendable => 'input' in row;

const send = (
  { dataset, dryRun, allowDuplicates, run }: RunOptions,
  part: readonly Sendable[],
): Promise<ImportResult> =>
  sessionCall(importRecords, {
    params: { dataset },
    body: {
      rows: part.map(({ input }) => input),
      ...(dryRun ? { dryRun } : {}),
      ...(allowDuplicates ? { allowDuplicates } : {}),
    },
    // A dry run writes nothing and needs no idempotency key.
    headers: dryRun ? {} : { 'idempotency-key': `${run}-${part[0]?.row ?? 0}` },
  });

/**
 * Sends the rows in batches, one after the other, and reports each batch. Throws on failure; the same run
 * can then resume. Batches always begin at the same rows, so that their idempotency keys stay the same.
 */
export const runImport = async (options: RunOptions): Promise<void> => {
  const { dataset, rows, done, onOutcomes } = options;
  const broken = rows.flatMap((each): RowOutcome[] =>
    isSendable(each) ? [] : [{ row: each.row, result: 'error', problems: each.problems }],
  );
  onOutcomes(broken.filter(({ row }) => !done.has(row)));
  const sendable = rows.filter(isSendable);
  for (let start = 0; start < sendable.length; start += importRows) {
    const part = sendable.slice(start, start + importRows);
    if (part.every(({ row }) => done.has(row))) continue;
    onOutcomes(matchOutcomes(dataset, part, await send(options, part)));
  }
};
