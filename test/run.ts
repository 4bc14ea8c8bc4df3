import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { plantedSecrets } from './budgets/planted-secrets.ts';
import { ensureChromium } from './run/find-chromium.ts';
import { type Counts, readPlaywright, readVitest, single } from './run/reports.ts';

/**
 * `npm test` runs every step in two lanes, which keep two cores busy to the end; `npm test -- unit e2e` runs only the named steps.
 * `npm run test:deep` runs the same with whole evaluation sets, all languages and full case counts (see setup/depth.ts).
 * The last line is always `N passed, N failed`.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const reports = path.join(root, 'test-results', 'reports');
const startedAt = performance.now();

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly count: (ok: boolean, output: string) => Counts;
  readonly env?: Readonly<Record<string, string>>;
}

const report = (name: string) => path.join(reports, `${name}.json`);

const check = (name: string, ...command: string[]): Step => ({ name, command, count: single });

const vitest = (name: string, projects = [name], file = name, ...more: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=json',
    // Prints what the JSON report leaves out: errors outside any test.
    '--reporter=dot',
    `--outputFile=${report(file)}`,
    ...more,
  ],
  count: () => readVitest(report(file)),
});

/** Splits a project into parts by file. Select them all by the project's name. */
const inParts = (name: string, projects: string[], parts: number): Step[] =>
  Array.from({ length: parts }, (_, at) =>
    vitest(name, projects, `${name}-${at + 1}`, `--shard=${at + 1}/${parts}`),
  );

const lanes = (chromium: string): Step[][] => [
  [
    check('types', 'tsc', '--noEmit', '-p', '.'),
    check('lint', 'biome', 'ci', '--error-on-warnings', '--reporter=summary', '.'),
    vitest('unit', ['unit', 'unit-web']),
    vitest('infra'),
  ],
  [
    // Secrets in the environment let the budgets test check that none gets into the build.
    { ...check('build', 'npm', 'run', '--silent', 'build'), env: plantedSecrets },
    vitest('budgets'),
    {
      name: 'e2e',
      command: ['playwright', 'test', '-c', 'test/e2e/playwright.config.ts', '--reporter=json'],
      env: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') },
      count: () => readPlaywright(report('e2e')),
    },
  ],
];

/** Parts for whichever lane has finished its own steps, so that both lanes end together. */
const shared: Step[] = inParts('integration', ['integration', 'integration-mocks'], 5);

/** The end of a tool's output, without jsdom's notices that would hide the error. */
const readableTail = (output: string): string =>
  output
    .trim()
    .split('\n')
    .filter((line) => !line.includes('Not implemented: '))
    .slice(-40)
    .join('\n      ');

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const run = ({ name, command, count, env }: Step): Promise<Counts> =>
  new Promise((resolve) => {
    const since = performance.now();
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, CI: '1', FORCE_COLOR: '0', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-100_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const finish = (ok: boolean) => {
      const counted = count(ok, output);
      // A tool that exits with an error has failed even if its tests passed.
      const counts =
        ok || counted.failed > 0 ? counted : { ...counted, failed: 1, failures: [readableTail(output)] };
      console.log(
        `${counts.failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${counts.passed} passed, ${counts.failed} failed  (${seconds(since)})`,
      );
      for (const line of [...counts.failures, ...(counts.notes ?? [])]) console.log(`    ${line}`);
      resolve(counts);
    };
    child.once('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.once('exit', (code) => finish(code === 0));
  });

const main = async (): Promise<number> => {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const wanted = process.argv.slice(2).filter((name) => name !== '--deep');
  if (process.argv.includes('--deep')) process.env.TEST_DEPTH = 'deep';
  const chromium = wanted.length === 0 || wanted.includes('e2e') ? await ensureChromium() : '';
  const chosen = (steps: readonly Step[]): Step[] =>
    steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const left = chosen(shared);
  const results = await Promise.all(
    lanes(chromium).map(async (lane) => {
      const counts: Counts[] = [];
      for (const step of chosen(lane)) counts.push(await run(step));
      for (let step = left.shift(); step; step = left.shift()) counts.push(await run(step));
      return counts;
    }),
  );
  const all = results.flat();
  const sum = (pick: (counts: Counts) => number) => all.reduce((total, counts) => total + pick(counts), 0);
  const failed = sum((counts) => counts.failed) + (all.length === 0 ? 1 : 0);
  console.log(`Finished in ${seconds(startedAt)}.`);
  console.log(`${sum((counts) => counts.passed)} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
};

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    console.log('0 passed, 1 failed');
    process.exitCode = 1;
  },
);
