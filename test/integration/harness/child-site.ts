import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ChildSite {
  readonly url: string;
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Sends the signal and waits for the end; resolves to the exit code, or null when a signal ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const entries = {
  api: 'test/integration/harness/api-process.ts',
  product: 'infra/local/start.ts',
} as const;

/** One table for one data folder, so that a process started again finds what it left. */
const tableOf = (dataDir: string): string => `test-${dataDir.replace(/\W+/g, '-')}`.slice(0, 200);

const spawnEntry = (entry: keyof typeof entries, env: Readonly<Record<string, string>>, house = root) => {
  // Only what a process needs anyway: settings of the machine must not leak into the test.
  const { PATH = '', HOME = '', DYNAMODB_ENDPOINT } = process.env;
  const child = spawn(process.execPath, [path.join(house, entries[entry])], {
    env: {
      PATH,
      HOME,
      // As under npm: the child ends when its parent is gone, so a run that was killed leaves nothing behind.
      npm_lifecycle_event: 'test',
      ...(DYNAMODB_ENDPOINT ? { DYNAMODB_ENDPOINT, TEST_TABLE: tableOf(env.DATA_DIR ?? '') } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return { child, output: () => output };
};

/** Starts the API (or the whole product, which must be built) as a process and waits until it is ready; `house`: from these sources. */
export const startChildSite = async (
  env: Readonly<Record<string, string>>,
  entry: keyof typeof entries = 'api',
  house = root,
): Promise<ChildSite> => {
  const { child, output } = spawnEntry(entry, { PORT: '0', ...env }, house);
  const gone = once(child, 'exit');
  while (!/Ready on (\S+)/.test(output())) {
    if (child.exitCode !== null) throw new Error(`The site did not start: ${output()}`);
    await Promise.race([once(child.stdout, 'data'), gone]);
  }
  const url = /Ready on (\S+)/.exec(output())?.[1] ?? '';
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = (await gone) as [number | null];
    return code;
  };
  return { url, child, output, end };
};

/** Runs an entry that is expected to end by itself: its exit code and everything it printed. */
export const runToEnd = async (
  entry: keyof typeof entries,
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> => {
  const { child, output } = spawnEntry(entry, env);
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { code, output: output() };
};
