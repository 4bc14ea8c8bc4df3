import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { files, type Line, type Mutant, readJson, readResults, root } from './plan.ts';

const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const config = 'test/bench/mutation/vitest.config.ts';

/**
 * Runs the worker to its end. A mutant can loop without passing its own switch, so when nothing is written
 * for a minute, the worker is killed, the mutant counts as detected, and a new worker continues after it.
 */
export const runWorker = async (tests: readonly string[], patience = 60_000): Promise<void> => {
  for (;;) {
    const worker = spawn(process.execPath, [vitest, 'run', '--config', config, '--reporter=dot'], {
      cwd: root,
      env: { ...process.env, MUTATION_TESTS: tests.join('\n') },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    });
    const ended = new Promise<number>((resolve) => worker.on('exit', (code) => resolve(code ?? 1)));
    let hung = false;
    while ((await Promise.race([ended, wait(2000, 'still running')])) === 'still running') {
      const begun = existsSync(files.results) && readResults().open !== undefined;
      if (!begun || Date.now() - statSync(files.results).mtimeMs < patience) continue;
      hung = true;
      process.kill(-(worker.pid ?? 0), 'SIGKILL');
      await ended;
    }
    if (!hung) {
      // Ignore the exit code: Vitest sees only one test, which never runs.
      const { verdicts } = readResults();
      if (readJson<Mutant[]>(files.mutants).some(({ id }) => !verdicts.has(id)))
        throw new Error('The worker ended early: a test fails without any mutant, or Vitest has changed.');
      return;
    }
    const { open } = readResults();
    if (open !== undefined) {
      const line: Line = { id: open, verdict: 'timeout', ms: patience };
      appendFileSync(files.results, `${JSON.stringify(line)}\n`);
    }
  }
};
