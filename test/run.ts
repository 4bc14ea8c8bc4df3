import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { plantedSecrets } from './budgets/planted-secrets.ts';
import { ensureChromium } from './run/find-chromium.ts';
import { type Counts, readPlaywright, readVitest, single } from './run/reports.ts';

/**
 * `npm test`: everything, in two lanes that keep two cores busy. `npm test -- unit e2e` runs only the named steps.
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

const vitest = (name: string, projects = [name]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=json',
    `--outputFile=${report(name)}`,
  ],
  count: () => readVitest(report(name)),
});

const lanes = (chromium: string): Step[][] => [
  [
    check('types', 'tsc', '--noEmit', '-p', '.'),
    check('lint', 'biome', 'ci', '--error-on-warnings', '--reporter=summary', '.'),
    vitest('unit', ['unit', 'unit-web']),
    vitest('infra'),
    vitest('integration'),
  ],
  [
    // With secrets around it, so that the test of the built files can tell whether one got in.
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
      // A tool that fails although its tests passed has failed too.
      const counts =
        ok || counted.failed > 0
          ? counted
          : { ...counted, failed: 1, failures: [output.trim().split('\n').slice(-30).join('\n      ')] };
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
  const wanted = process.argv.slice(2);
  const chromium = wanted.length === 0 || wanted.includes('e2e') ? await ensureChromium() : '';
  const steps = lanes(chromium).map((lane) =>
    lane.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
  );
  const results = await Promise.all(
    steps.map(async (lane) => {
      const counts: Counts[] = [];
      for (const step of lane) counts.push(await run(step));
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
