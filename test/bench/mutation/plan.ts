import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files through which the parts of a mutation run exchange data, so that an interrupted run can continue. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const tools = path.join(root, 'node_modules/.cache/mutation');
const work = process.env.MUTATION_WORK ?? path.join(tools, `run-${process.pid}`);
process.env.MUTATION_WORK = work;
export const files = {
  work,
  changed: path.join(work, 'changed'),
  mutants: path.join(work, 'mutants.json'),
  coverage: path.join(work, 'coverage.json'),
  results: path.join(work, 'results.jsonl'),
} as const;

/** One small change to a file, made by Stryker. */
export interface Mutant {
  readonly id: string;
  /** Relative to the root. */
  readonly file: string;
  readonly mutator: string;
  readonly replacement: string;
  readonly line: number;
  readonly column: number;
}

/** A test's duration on unchanged code, and how often it ran each mutated place. */
export interface Covering {
  readonly id: string;
  readonly file: string;
  readonly ms: number;
  readonly hits: Readonly<Record<string, number>>;
}

/**
 * `atImport` counts per test file what ran while its modules loaded; the tests' counts come from a second
 * run without that.
 */
export interface Coverage {
  readonly tests: readonly Covering[];
  readonly atImport: Readonly<Record<string, readonly string[]>>;
}

export type Verdict = 'killed' | 'survived' | 'timeout' | 'uncovered' | 'at import only';

export type Line =
  | { readonly begun: string }
  | { readonly id: string; readonly verdict: Verdict; readonly by?: string; readonly ms: number };

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Results so far; a mutant that was started and never finished is hanging. */
export const readResults = (): { verdicts: Map<string, Verdict>; open: string | undefined } => {
  const verdicts = new Map<string, Verdict>();
  let open: string | undefined;
  const text = existsSync(files.results) ? readFileSync(files.results, 'utf8') : '';
  for (const line of text.split('\n').filter(Boolean)) {
    const one = JSON.parse(line) as Line;
    if ('begun' in one) open = one.begun;
    else {
      verdicts.set(one.id, one.verdict);
      if (one.id === open) open = undefined;
    }
  }
  return { verdicts, open };
};
