import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ChildSite {
  readonly url: string;
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Sends the signal and waits for the exit; resolves to the exit code, or null after a signal. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const entries = {
  api: 'test/integration/harness/api-process.ts',
  product: 'infra/local/start.ts',
} as const;

/** The table name follows from the data folder, so that a restarted process finds its data. */
const tableOf = (dataDir: string): string => `test-${dataDir.replace(/\W+/g, '-')}`.slice(0, 200);

const spawnEntry = (entry: keyof typeof entries, env: Readonly<Record<string, string>>, house = root) => {
  // Passes only these variables, so that the machine's settings don't leak into the test.
  const { PATH = '', HOME = '', DYNAMODB_ENDPOINT } = process.env;
  const child = spawn(process.execPath, [path.join(house, entries[entry])], {
    env: {
      PATH,
      HOME,
      // As under npm, the child exits when its parent dies, so a killed run leaves no process behind.
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

/**
 * Starts the API (or the whole built product) as a process and waits until it is ready. `house` is the folder
 * with its sources.
 */
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

/** Runs an entry point that exits by itself; returns its exit code and output. */
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
