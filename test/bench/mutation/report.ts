import { printTable } from '../print-table.ts';
import { type Mutant, readResults, type Verdict } from './plan.ts';

const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/');
const found = (verdict: Verdict | undefined): boolean => verdict === 'killed' || verdict === 'timeout';
const missed = (verdict: Verdict | undefined): boolean => verdict === 'survived' || verdict === 'uncovered';

/** Wilson score interval, which also holds for shares near 100 %. */
const interval = (hits: number, of: number): readonly [number, number] => {
  const z = 1.96;
  const middle = (hits / of + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half =
    (z * Math.sqrt(((hits / of) * (1 - hits / of)) / of + (z / (2 * of)) ** 2)) / (1 + z ** 2 / of);
  return [middle - half, middle + half];
};

const percent = (share: number): string => (100 * share).toFixed(1);

/** Prints surviving mutants and a summary per folder; returns the share of detected mutants. */
export const report = (mutants: readonly Mutant[], all: number): number => {
  const { verdicts } = readResults();
  const of = (one: Mutant) => verdicts.get(one.id);
  const left = mutants.filter((one) => missed(of(one)));
  for (const one of left.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line))
    console.log(`${one.file}:${one.line}:${one.column} ${of(one)}: ${one.mutator} -> ${one.replacement}`);
  const row = (name: string, ones: readonly Mutant[]) => {
    const count = (verdict: Verdict) => ones.filter((one) => of(one) === verdict).length;
    const hits = ones.filter((one) => found(of(one))).length;
    const judged = hits + ones.filter((one) => missed(of(one))).length;
    return [
      name,
      ones.length,
      count('killed'),
      count('timeout'),
      count('survived'),
      count('uncovered'),
      count('at import only'),
      judged > 0 ? percent(hits / judged) : '-',
    ];
  };
  const folders = [...new Set(mutants.map(({ file }) => folderOf(file)))].sort();
  const inFolder = (name: string) => mutants.filter(({ file }) => folderOf(file) === name);
  printTable(
    'What became of the mutants',
    ['folder', 'mutants', 'killed', 'timeout', 'survived', 'uncovered', 'at import only', '% found'],
    [...folders.map((name) => row(name, inFolder(name))), row('all', mutants)],
  );
  const hits = mutants.filter((one) => found(of(one))).length;
  const judged = hits + left.length;
  if (judged === 0) return 1;
  const [low, high] = interval(hits, judged);
  if (mutants.length < all)
    console.log(
      `A sample of ${mutants.length} of ${all}: between ${percent(low)} and ${percent(high)} %, 19 times in 20.`,
    );
  return hits / judged;
};
