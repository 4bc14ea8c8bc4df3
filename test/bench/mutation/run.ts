import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run bench:mutation`: Stryker changes operators, conditions and constants one by one and sees whether a test
 * notices. `npm run bench:mutation -- shared/domain/roi.ts` looks at some files only. The whole takes an hour and more,
 * so it is no part of `npm test`, and Stryker is fetched on the first run instead of with every install.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const tools = path.join(root, 'node_modules/.cache/mutation');
const version = '10.1.1';
const packages = [`@stryker-mutator/core@${version}`, `@stryker-mutator/vitest-runner@${version}`];
const installed = path.join(tools, 'node_modules/@stryker-mutator');

const rules = ['shared/flow', 'shared/domain', 'functions/http', 'functions/leads'].flatMap((folder) => [
  `${folder}/**/*.ts`,
  `!${folder}/**/*.test.ts`,
]);

if (!existsSync(path.join(installed, 'vitest-runner'))) {
  mkdirSync(tools, { recursive: true });
  writeFileSync(path.join(tools, 'package.json'), '{"private":true}');
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages],
    {
      cwd: tools,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('Stryker could not be installed from the npm registry.');
    process.exit(1);
  }
}

const wanted = process.argv.slice(2);
const settings = path.join(tools, 'stryker.json');
writeFileSync(
  settings,
  JSON.stringify({
    testRunner: 'vitest',
    plugins: [path.join(installed, 'vitest-runner/dist/src/index.js')],
    mutate: wanted.length > 0 ? wanted : rules,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false },
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTATION_WORKERS ?? 1),
    tempDirName: 'test-results/mutation',
    // Nothing is compiled, so the sandbox needs no settings of a compiler that Stryker would have to load.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    symlinkNodeModules: true,
    ignorePatterns: ['dist', 'docs'],
    thresholds: { high: 90, low: 85, break: 85 },
    vitest: { configFile: 'test/bench/mutation/vitest.config.ts', related: false },
  }),
);
const { status } = spawnSync(
  process.execPath,
  [path.join(installed, 'core/bin/stryker.js'), 'run', settings],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
