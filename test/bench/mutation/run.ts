import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changeFiles } from './change.ts';
import { files, root, tools } from './plan.ts';
import { report } from './report.ts';
import { runWorker } from './watch.ts';

/**
 * `npm run bench:mutation`: Stryker changes operators, conditions and texts of the rules one by one and a worker of our own
 * sees whether a test notices; why it is ours says `worker.ts`. `npm run bench:mutation -- 'shared/domain/**'` looks at some
 * files only, `MUTATION_SAMPLE=500` at a random part, the same every time, and `MUTATION_HTTP=0` leaves out the tests over
 * HTTP, which are most of the time and all that many rules of leads have. Stryker is fetched on the first run instead of
 * with every install.
 */
const stryker = '@stryker-mutator/instrumenter@10.1.1';
const wantedShare = 0.85;
const rules = [
  'shared/flow/**/*.ts',
  'shared/domain/**/*.ts',
  'functions/http/**/*.ts',
  'functions/leads/**/*.ts',
];

/** Beside the rules, or of what uses them; tests that replace modules or ask every route thousands of times are left out. */
const direct = [
  '{shared/flow,shared/domain,functions/http,functions/leads}/**/*.test.ts',
  'functions/{conversations,flow-sessions,letter,store/table}/**/*.test.ts',
  'functions/notify/notify.test.ts',
  'infra/build/load-posts.test.ts',
];
const replacing = 'shared/flow/nodes/toy.test.ts';
const overHttp = [
  'test/integration/{bookings,consultations,contacts,conversations,lead-edits,letters,list-changes}.test.ts',
  'test/integration/{outcomes,people,person-record,replies,transfer}.test.ts',
];

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

/** In an order that is random but always the same, so that any beginning of it is a sample. */
const shuffled = <T>(items: readonly T[]): T[] => {
  let seed = 20_261_122;
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
  const tests = globSync(patterns, { cwd: root }).filter((file) => file !== replacing);
  console.log(`${mutants.length} mutants of ${all.length}, ${tests.length} files of tests.`);
  await runWorker(tests.sort());
  const share = report(mutants, all.length);
  rmSync(files.work, { recursive: true, force: true });
  if (share < wantedShare) process.exitCode = 1;
};

await main();
