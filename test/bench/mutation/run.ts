import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changeFiles } from './change.ts';
import { files, root, tools } from './plan.ts';
import { report } from './report.ts';
import { runWorker } from './watch.ts';

/**
 * `npm run bench:mutation`: Stryker changes operators, conditions and texts of the rules one by one, and a
 * worker (see `worker.ts` for why it isn't Stryker's) checks whether a test notices. `npm run bench:mutation
 * -- 'shared/domain/**'` selects files, `MUTATION_SAMPLE=500` a fixed random sample, `MUTATION_HTTP=0` skips
 * tests over HTTP, which take most of the time and are the only ones for many lead rules. Stryker is
 * downloaded on the first run, not with every install.
 */
const stryker = '@stryker-mutator/instrumenter@10.1.1';
const wantedShare = 0.85;
const rules = [
  'shared/flow/**/*.ts',
  'shared/domain/**/*.ts',
  'functions/http/**/*.ts',
  'functions/leads/**/*.ts',
];

/**
 * Tests beside the rules or their callers. Slow ones that reach the rules only in passing are left out: the
 * assistant's, and those that call every route thousands of times.
 */
const direct = [
  '{shared,infra/local,infra/edge,infra/build,infra/openapi}/**/*.test.ts',
  'functions/!(assistant)/**/*.test.ts',
  'web/features/{admin,flow-builder,flow-manager,templates,blog}/**/*.test.ts',
  'web/lib/format.test.ts',
];
const overHttp = ['test/integration/*.test.ts'];
/** Left out: tests that mock modules, take many seconds, or start processes. */
const leftOut = [
  'shared/content/flows/translated.test.ts',
  'web/features/flow-builder/{layout,free-place}.test.ts',
  'shared/flow/nodes/toy.test.ts',
  'test/integration/{admin-account,call-budgets,durability,dynamodb-api,every-route-under-faults,fuzz}.test.ts',
  'test/integration/{flow-results,front,harness,large-lists,table-usage,start-errors,static-site}.test.ts',
  'test/integration/{assistant-budget,assistant-model,knowledge-drafts,store-faults,log-privacy}.test.ts',
];

/** Component tests name jsdom in their first line; the worker has no DOM. */
const needsPage = (file: string): boolean =>
  readFileSync(path.join(root, file), 'utf8').startsWith('// @vitest-environment');

const install = (): void => {
  if (existsSync(path.join(tools, 'node_modules/@stryker-mutator/instrumenter'))) return;
  mkdirSync(tools, { recursive: true });
  writeFileSync(path.join(tools, 'package.json'), '{"private":true}');
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', stryker], {
    cwd: tools,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('Stryker could not be installed from the npm registry.');
};

/** Shuffles with a fixed seed, so that any prefix is a sample. */
const shuffled = <T>(items: readonly T[]): T[] => {
  let seed = Number(process.env.MUTATION_SEED ?? 20_261_122);
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
};

const main = async () => {
  install();
  const wanted = process.argv.slice(2);
  const all = await changeFiles(wanted.length > 0 ? wanted : rules);
  const mutants = shuffled(all).slice(0, Number(process.env.MUTATION_SAMPLE ?? all.length));
  writeFileSync(files.mutants, JSON.stringify(mutants));
  const patterns = process.env.MUTATION_HTTP === '0' ? direct : [...direct, ...overHttp];
  const others = new Set(globSync(leftOut, { cwd: root }));
  const tests = globSync(patterns, { cwd: root }).filter((file) => !others.has(file) && !needsPage(file));
  console.log(`${mutants.length} mutants of ${all.length}, ${tests.length} files of tests.`);
  await runWorker(tests.sort());
  const share = report(mutants, all.length);
  rmSync(files.work, { recursive: true, force: true });
  if (share < wantedShare) process.exitCode = 1;
};

await main();
