import { useMemo, useState } from 'react';
import { persisted } from '#web/lib/persist.ts';
import { useSave } from '../shared/form/use-save.ts';
import { clearImport, importKey } from './clear-import.ts';
import { type Dataset, guessMapping, type Mapping, missingFields } from './columns.ts';
import { prepareRows, type RowOutcome } from './import-rows.ts';
import { runImport } from './import-run.ts';
import { readSheet, type Sheet } from './read-sheet.ts';

/** Everything needed to resume an import after a failure or a reload. */
export interface ImportState {
  readonly dataset: Dataset;
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly allowDuplicates: boolean;
  /** Id of the real run; absent until it starts. */
  readonly run?: string;
  /** Result of the dry run, by row. */
  readonly checked: readonly RowOutcome[];
  readonly done: readonly RowOutcome[];
}

const accept = (value: unknown): ImportState | undefined => {
  const state = value as Partial<ImportState> | null;
  return state?.sheet &&
    Array.isArray(state.mapping) &&
    Array.isArray(state.done) &&
    Array.isArray(state.checked)
    ? (state as ImportState)
    : undefined;
};

const stored = persisted<ImportState | undefined>(importKey, {
  fallback: undefined,
  parse: accept,
  area: 'session',
});

const merged = (before: readonly RowOutcome[], more: readonly RowOutcome[]): RowOutcome[] => [
  ...new Map([...before, ...more].map((outcome) => [outcome.row, outcome])).values(),
];

/** State of an import from file to report, kept in session storage until it is finished or discarded. */
export const useImport = (first: Dataset, onCreated: () => void) => {
  const [state, setState] = useState(stored.read);
  const [dataset, setDataset] = useState<Dataset>(state?.dataset ?? first);
  const [problem, setProblem] = useState<string>();
  const { busy, failure, run } = useSave('The import stopped');
  const keep = (next: ImportState | undefined) => {
    setState(next);
    if (next) stored.write(next);
    else clearImport();
  };
  const prepared = useMemo(
    () => (state ? prepareRows(state.dataset, state.sheet, state.mapping) : []),
    [state],
  );
  const read = async (text: string) => {
    setProblem(undefined);
    const result = await readSheet(text);
    if ('problem' in result) return setProblem(result.problem);
    keep({
      dataset,
      sheet: result.sheet,
      mapping: guessMapping(dataset, result.sheet.headings),
      allowDuplicates: false,
      checked: [],
      done: [],
    });
  };
  const go = (dryRun: boolean) =>
    run(async () => {
      if (!state) return;
      let current: ImportState = dryRun
        ? { ...state, checked: [] }
        : { ...state, run: state.run ?? crypto.randomUUID() };
      keep(current);
      try {
        await runImport({
          dataset: current.dataset,
          rows: prepared,
          done: new Set((dryRun ? [] : current.done).map(({ row }) => row)),
          dryRun,
          allowDuplicates: current.allowDuplicates,
          run: current.run ?? '',
          onOutcomes: (outcomes) => {
            current = dryRun
              ? { ...current, checked: merged(current.checked, outcomes) }
              : { ...current, done: merged(current.done, outcomes) };
            keep(current);
          },
        });
      } finally {
        if (!dryRun) onCreated();
      }
    });
  const change = (more: Partial<Pick<ImportState, 'mapping' | 'allowDuplicates'>>) => {
    // A new mapping invalidates the dry run.
    if (state && !state.run) keep({ ...state, ...more, checked: [] });
  };
  return {
    state,
    dataset,
    busy,
    problem,
    failure,
    missing: state ? missingFields(state.dataset, state.mapping) : [],
    chooseDataset: setDataset,
    read,
    change,
    check: () => go(true),
    start: () => go(false),
    giveUp: () => keep(undefined),
  };
};
export type Import = ReturnType<typeof useImport>;
