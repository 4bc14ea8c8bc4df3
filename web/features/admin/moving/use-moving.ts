import { useState } from 'react';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { LeaveOut, type MovedFiles } from '#shared/moving/types.ts';
import { persisted, removeStored } from '#web/lib/persist.ts';
import { decodeFile } from '../import/read-sheet.ts';
import { useSave } from '../shared/form/use-save.ts';
import { movingKey } from './clear-moving.ts';
import { type Batch, makeBatches, type RecordResult } from './run.ts';

/** An import that a reload interrupted: the files have to be chosen again, what is stored is skipped. */
interface Interrupted {
  readonly names: readonly string[];
  readonly done: number;
  readonly total: number;
}

const isInterrupted = (value: unknown): value is Interrupted =>
  typeof value === 'object' && value !== null && Array.isArray((value as Interrupted).names);

const stored = persisted<Interrupted | undefined>(movingKey, {
  fallback: undefined,
  parse: (value) => (isInterrupted(value) ? value : undefined),
  area: 'session',
});

interface Read {
  readonly names: readonly string[];
  readonly batches: readonly Batch[];
  readonly total: number;
  readonly leftOut: readonly RecordResult[];
}

const readFiles = async (files: readonly File[]): Promise<MovedFiles> => {
  const [{ readMovingFiles }, { default: papa }] = await Promise.all([
    import('#shared/moving/read-files.ts'),
    import('papaparse'),
  ]);
  const texts = await Promise.all(
    files.map(async (file) => ({ name: file.name, text: await decodeFile(file) })),
  );
  const parseCsv = (text: string) => {
    const { data, errors } = papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
    return errors.some(({ type }) => type === 'Quotes') ? undefined : data;
  };
  return readMovingFiles(texts, { now: new Date(), parseCsv });
};

/** State of an import from another system: choose files, check them, import them. */
export const useMoving = (onStored: () => void) => {
  const [interrupted, setInterrupted] = useState(stored.read);
  const [language, setLanguage] = useState<LanguageCode>('en');
  const [read, setRead] = useState<Read>();
  const [checked, setChecked] = useState<readonly RecordResult[]>([]);
  const [imported, setImported] = useState<readonly RecordResult[]>();
  const [nextBatch, setNextBatch] = useState(0);
  const [problem, setProblem] = useState<string>();
  const { busy, failure, run } = useSave('The import stopped');

  const check = async (files: readonly File[]) => {
    setProblem(undefined);
    setChecked([]);
    setImported(undefined);
    setNextBatch(0);
    await run(async () => {
      let moved: MovedFiles;
      try {
        moved = await readFiles(files);
      } catch (error) {
        if (!(error instanceof LeaveOut)) throw error;
        setProblem(error.message);
        return;
      }
      const { people, conversations, answers, leftOut } = moved;
      const next: Read = {
        names: files.map(({ name }) => name),
        batches: makeBatches(moved),
        total: people.length + conversations.length + answers.length,
        leftOut: leftOut.map(({ record, why }) => ({
          kind: 'none',
          record,
          result: 'left-out',
          notes: [why],
        })),
      };
      setRead(next);
      const results: RecordResult[] = [];
      for (const batch of next.batches) {
        results.push(...(await batch({ language, store: false })));
        setChecked([...results]);
      }
    });
  };
  const start = () =>
    run(async () => {
      if (!read) return;
      const results = [...(imported ?? [])];
      setImported(results);
      for (const [index, batch] of read.batches.entries()) {
        if (index < nextBatch) continue;
        stored.write({ names: read.names, done: results.length, total: read.total });
        results.push(...(await batch({ language, store: true })));
        setNextBatch(index + 1);
        setImported([...results]);
      }
      removeStored(movingKey, 'session');
      setInterrupted(undefined);
      onStored();
    });
  const isChecked = read !== undefined && !busy && checked.length >= read.total;
  const isDone = read !== undefined && imported !== undefined && nextBatch >= read.batches.length;
  return {
    step: !read ? 'choose' : isDone ? 'done' : imported ? 'importing' : isChecked ? 'checked' : 'checking',
    read,
    busy,
    interrupted,
    language,
    setLanguage,
    failure: failure ?? problem,
    /** Results by record, including records that can't be imported at all. */
    results: [...(imported ?? checked), ...(read?.leftOut ?? [])],
    done: (imported ?? checked).length,
    check,
    start,
    giveUp: () => {
      setRead(undefined);
      setImported(undefined);
      setNextBatch(0);
    },
  } as const;
};
export type Moving = ReturnType<typeof useMoving>;
