import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RunnerTask, type RunnerTestFile, TestRunner } from 'vitest';
import { runBaseTests } from 'vitest/worker';
import {
  type Coverage,
  type Covering,
  files,
  type Line,
  type Mutant,
  readJson,
  readResults,
  root,
} from './plan.ts';

/**
 * Extends Vitest's runner. Stryker starts a worker per mutant, which takes over a second; this worker loads
 * all mutants once, behind switches, and reruns only the tests that reach one. A failing test must pass
 * again with the switch off, so that no mutant is blamed for an earlier one's side effects.
 */
interface Switch {
  activeMutant?: string;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?:
    | { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
    | undefined;
}

type State = Parameters<typeof runBaseTests>[1];

const shared = globalThis as unknown as {
  __stryker__?: Switch;
  __mutation__?: Run;
  __vitest_worker__: State;
};
shared.__stryker__ ??= {};
const change = shared.__stryker__;

/** Result of a test file with the mutants that are switched on. */
interface Run {
  failed?: string;
  readonly passed: { id: string; ms: number }[];
  readonly stopAtFailure: boolean;
}

const quietCalls = new Set([
  'onQueued',
  'onCollected',
  'onTaskUpdate',
  'onTaskArtifactRecord',
  'onTestModuleDependencies',
  'onUserConsoleLog',
  'onAfterSuiteRun',
  'snapshotSaved',
  'getCountOfFailedTests',
]);
const untraced = {
  $: (_name: string, first: unknown, second?: () => unknown) => (second ?? (first as () => unknown))(),
} as never;

const testTimeout = 20_000;
// Counting slows everything down, so these tests can't detect mutants that only change durations.
const dryTimeout = 300_000;
const ofTime = /^(?!.*in proportion to)/;
const hitFactor = 100;
const quick = 50;
/** Maximum time for one mutant's tests over HTTP, in milliseconds. */
const timeOverHttp = 12_000;
const anew = 2;
const isOverHttp = (file: string): boolean => file.startsWith('test/integration/');

const runFile = async (
  file: string,
  options: { testIds?: readonly string[]; fresh?: boolean; dry?: boolean },
) => {
  const state = shared.__vitest_worker__;
  const run: Run = { passed: [], stopAtFailure: !options.dry };
  shared.__mutation__ = run;
  const overHttp = isOverHttp(file);
  const config = {
    ...state.config,
    isolate: options.fresh ?? false,
    ...(overHttp ? { setupFiles: [] } : {}),
    testTimeout: options.dry ? dryTimeout : overHttp ? 3 * testTimeout : testTimeout,
  };
  const ctx = {
    ...state.ctx,
    config,
    files: [{ filepath: path.join(root, file), testIds: options.testIds, testNamePattern: ofTime }],
  };
  await runBaseTests('run', { ...state, config, ctx } as State, untraced);
  return run;
};

const active = async <T>(mutant: string | undefined, hits: number, run: () => Promise<T>): Promise<T> => {
  change.activeMutant = mutant;
  change.hitCount = 0;
  change.hitLimit = Math.max(1000, hits * hitFactor);
  try {
    return await run();
  } finally {
    change.activeMutant = undefined;
  }
};

const measureCoverage = async (tests: readonly string[]): Promise<Coverage> => {
  const covering: Covering[] = [];
  const atImport: Record<string, string[]> = {};
  for (const file of tests) {
    const counts = { static: {}, perTest: {} } as NonNullable<Switch['mutantCoverage']>;
    change.mutantCoverage = counts;
    const first = await runFile(file, { fresh: true, dry: true });
    if (first.failed) throw new Error(`${file}: ${first.failed} fails without any mutant.`);
    atImport[file] = Object.keys(Object.assign({}, counts.static, ...Object.values(counts.perTest)));
    // Lazy imports run inside the first test that needs them, so only code that runs again can show a
    // mutant. The modules keep a reference to the object: empty it instead of replacing it. A test that
    // doesn't pass twice is ignored.
    Object.assign(counts, { static: {}, perTest: {} });
    const run = await runFile(file, { dry: true });
    for (const { id, ms } of run.passed) covering.push({ id, file, ms, hits: counts.perTest[id] ?? {} });
  }
  return { tests: covering, atImport };
};

interface Round {
  readonly file: string;
  readonly testIds: string[];
  ms: number;
  hits: number;
}

/** The outermost `describe` of a test; ids list the path from the file. */
const suiteOf = (id: string): string => id.split('_', 2).join('_');

/**
 * Fast tests first, one file at a time. Tests over HTTP depend on each other within a `describe`, which has
 * its own site, so whole groups run, those with the most hits first, within the time limit.
 */
const roundsOf = ({ tests }: Coverage, mutant: string): Round[] => {
  const covering = tests.filter(({ hits }) => hits[mutant]);
  const suites = new Set(covering.filter(({ file }) => isOverHttp(file)).map(({ id }) => suiteOf(id)));
  const rounds = new Map<string, Round>();
  const wanted = tests.filter(({ id, file, hits }) =>
    isOverHttp(file) ? suites.has(suiteOf(id)) : hits[mutant],
  );
  for (const { id, file, ms, hits } of wanted) {
    const key = isOverHttp(file) ? suiteOf(id) : ms < quick ? file : `${file} slow`;
    const round = rounds.get(key) ?? { file, testIds: [], ms: 0, hits: 0 };
    round.testIds.push(id);
    round.ms += ms;
    round.hits += hits[mutant] ?? 0;
    rounds.set(key, round);
  }
  const all = [...rounds.values()];
  const direct = all.filter(({ file }) => !isOverHttp(file)).sort((a, b) => a.ms - b.ms);
  const overHttp = all.filter(({ file }) => isOverHttp(file)).sort((a, b) => b.hits / b.ms - a.hits / a.ms);
  const spentBefore = (index: number) => overHttp.slice(0, index).reduce((sum, { ms }) => sum + ms, 0);
  return [...direct, ...overHttp.filter((_, index) => spentBefore(index) < timeOverHttp)];
};

const judge = async (mutant: Mutant, coverage: Coverage): Promise<Line> => {
  const began = performance.now();
  const line = (verdict: Exclude<Line, { begun: string }>['verdict'], by?: string): Line => ({
    id: mutant.id,
    verdict,
    by,
    ms: Math.round(performance.now() - began),
  });
  const covering = coverage.tests.filter(({ hits }) => hits[mutant.id]);
  if (covering.length === 0)
    return line(
      Object.values(coverage.atImport).some((ids) => ids.includes(mutant.id))
        ? 'at import only'
        : 'uncovered',
    );
  const hits = covering.reduce((sum, one) => sum + (one.hits[mutant.id] ?? 0), 0);
  const rounds = roundsOf(coverage, mutant.id);
  for (const { file, testIds } of rounds) {
    const run = await active(mutant.id, hits, () => runFile(file, { testIds }));
    if (!run.failed) continue;
    if ((change.hitCount ?? 0) > (change.hitLimit ?? 0)) return line('timeout', run.failed);
    if (isOverHttp(file)) return line('killed', `${file} ${run.failed}`);
    const again = await runFile(file, { testIds: [run.failed] });
    if (!again.failed) return line('killed', run.failed);
    const alone = await active(mutant.id, hits, () => runFile(file, { testIds, fresh: true }));
    const without = await runFile(file, { testIds, fresh: true });
    if (without.failed) throw new Error(`${file}: ${without.failed} fails without a mutant.`);
    if (alone.failed) return line('killed', alone.failed);
  }
  // A module may have cached a result while the mutant was off: rerun the tests beside it, then the fastest,
  // with fresh modules.
  const isBeside = ({ file }: Round) => path.dirname(file) === path.dirname(mutant.file);
  const direct = rounds.filter((round) => !isOverHttp(round.file));
  const nearest = [...direct.filter(isBeside), ...direct.filter((round) => !isBeside(round))];
  for (const { file, testIds } of nearest.slice(0, anew)) {
    const fresh = await active(mutant.id, hits, () => runFile(file, { testIds, fresh: true }));
    const without = await runFile(file, { testIds, fresh: true });
    if (fresh.failed && !without.failed) return line('killed', fresh.failed);
  }
  return line('survived');
};

const everyMutant = async () => {
  const state = shared.__vitest_worker__;
  const known = state.rpc;
  (state as { rpc: unknown }).rpc = new Proxy(known, {
    get: (target, name) =>
      quietCalls.has(String(name)) ? async () => 0 : target[name as keyof typeof target],
  });
  const tests = (process.env.MUTATION_TESTS ?? '').split('\n');
  if (!existsSync(files.coverage))
    writeFileSync(files.coverage, JSON.stringify(await measureCoverage(tests)));
  change.mutantCoverage = undefined;
  const coverage = readJson<Coverage>(files.coverage);
  const { verdicts } = readResults();
  for (const mutant of readJson<Mutant[]>(files.mutants)) {
    if (verdicts.has(mutant.id)) continue;
    appendFileSync(files.results, `${JSON.stringify({ begun: mutant.id })}\n`);
    appendFileSync(files.results, `${JSON.stringify(await judge(mutant, coverage))}\n`);
  }
  (state as { rpc: unknown }).rpc = known;
};

const failureIn = (task: RunnerTask): string | undefined => {
  if ('tasks' in task)
    for (const one of task.tasks) {
      const failed = failureIn(one);
      if (failed) return failed;
    }
  return task.result?.state === 'fail' ? task.id : undefined;
};

export default class extends TestRunner {
  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test);
    change.currentTestId = test.id;
  }

  override onAfterRunTask(test: RunnerTask): void {
    super.onAfterRunTask(test);
    change.currentTestId = undefined;
    const run = shared.__mutation__;
    if (!run) return;
    if (test.result?.state === 'pass')
      run.passed.push({ id: test.id, ms: Math.round(test.result.duration ?? 0) });
    if (test.result?.state === 'fail' && run.stopAtFailure) this.cancel('test-failure');
  }

  override async onAfterRunFiles(ran: RunnerTestFile[]): Promise<void> {
    super.onAfterRunFiles(ran);
    const run = shared.__mutation__;
    if (run) run.failed = ran.map(failureIn).find(Boolean);
    else await everyMutant();
  }
}
