import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { access, constants } from 'node:fs/promises';
import { type Agent, request } from 'node:http';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';
import { BridgeAgent, canIsolate, isolate, isolatedPort } from './isolation.ts';

/** Database file in the data folder. */
export const dataFile = 'parley.sqlite';

export interface Engine {
  readonly endpoint: string;
  /** Opens connections to an isolated engine, whose endpoint nothing else can reach. */
  readonly agent: Agent | undefined;
  readonly pid: number | undefined;
  /** Resolves when the process has ended. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Calls the listener if the engine ends unexpectedly. */
  readonly onLoss: (listener: (reason: string) => void) => void;
}

/**
 * A random address in 127.0.0.0/8. The engine checks no credentials and answers any origin, so if it can't be
 * isolated, web pages and other programs must not find it by trying ports. Only Linux has the whole network
 * on its loopback interface.
 */
const pickHost = (): string =>
  process.platform === 'linux' ? `127.${randomInt(256)}.${randomInt(256)}.${randomInt(2, 255)}` : '127.0.0.1';

const findFreePort = async (host: string): Promise<number> => {
  const probe = createServer();
  probe.listen(0, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

/** Path of the engine's binary for this platform, if its package is installed. */
const installedBinary = async (): Promise<string | undefined> => {
  try {
    const manifest = createRequire(import.meta.url).resolve(
      `@dynoxide/${process.platform}-${process.arch}/package.json`,
    );
    const binary = path.join(
      path.dirname(manifest),
      process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide',
    );
    await access(binary, constants.X_OK);
    return binary;
  } catch {
    return undefined;
  }
};

const engineUnavailable = (detail: string): StartupError =>
  new StartupError(
    `No embedded database for ${process.platform}-${process.arch} could be started (${detail}): set DYNAMODB_ENDPOINT to any DynamoDB API, such as DynamoDB Local.`,
  );

const isUp = (endpoint: string, agent: Agent | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = request(endpoint, { agent: agent ?? false, timeout: 1000 }, (answer) => {
      answer.resume();
      resolve(true);
    });
    probe.once('timeout', () => probe.destroy());
    probe.once('error', () => resolve(false));
    probe.end();
  });

/**
 * Makes the engine end with this process, even after SIGKILL: a watcher ends it when the pipe on its
 * standard input closes. `exec` keeps the process id. Needs a shell, so not on Windows.
 */
const endWithParent = (command: readonly string[]): string[] =>
  process.platform === 'win32'
    ? [...command]
    : [
        '/bin/sh',
        '-c',
        'umask 077; exec 4<&0 </dev/null; (cat <&4 >/dev/null 2>&1 3<&-; kill -TERM $$ 2>/dev/null) & exec "$@" 4<&-',
        'engine',
        ...command,
      ];

const waitUntilUp = async (
  child: ChildProcess,
  isReady: () => Promise<boolean>,
  errors: () => string,
  limitMs: number,
) => {
  const end = performance.now() + limitMs;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw engineUnavailable(errors() || 'it ended at once');
    if (await isReady()) return;
    if (performance.now() > end) throw engineUnavailable(`not ready after ${limitMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
};

/**
 * Starts the embedded DynamoDB API. A database file is served in its own network namespace if the machine
 * allows that, otherwise on a random loopback address. Without `file`, the engine keeps everything in memory
 * and is never isolated. Throws a StartupError that names DYNAMODB_ENDPOINT if this machine has no engine.
 */
export const startEngine = async (file?: string): Promise<Engine> => {
  const isIsolated = file !== undefined && canIsolate();
  const host = isIsolated ? '127.0.0.1' : pickHost();
  const port = isIsolated ? isolatedPort : await findFreePort(host);
  const binary = await installedBinary();
  if (!binary) throw engineUnavailable('its package is not installed');
  const flags = ['--host', host, '--port', String(port), ...(file ? ['--db-path', file] : [])];
  const command = isIsolated ? isolate([binary, ...flags]) : [binary, ...flags];
  const [program = '', ...rest] = endWithParent(command);
  // Its own process group, because Ctrl-C must not reach the engine before the last request is done.
  const child = spawn(program, rest, {
    stdio: ['pipe', 'ignore', 'pipe', ...(isIsolated ? (['ipc'] as const) : [])],
    detached: true,
  });
  const agent = isIsolated ? new BridgeAgent(child) : undefined;
  let errors = '';
  let stopping = false;
  let lossListener: ((reason: string) => void) | undefined;
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-2000);
  });
  const exited = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      errors += error.message;
      resolve();
    });
    child.once('exit', (code, signal) => {
      child.stdin?.destroy();
      resolve();
      if (!stopping) lossListener?.(`the database ended unexpectedly (${signal ?? code}). ${errors.trim()}`);
    });
  });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    stopping = true;
    agent?.destroy();
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      const kill = (name: NodeJS.Signals) => {
        try {
          process.kill(process.platform === 'win32' ? (child.pid as number) : -(child.pid as number), name);
        } catch {
          child.kill(name);
        }
      };
      kill(signal);
      const timer = setTimeout(() => kill('SIGKILL'), 3000);
      await exited;
      clearTimeout(timer);
    }
  };
  const endpoint = `http://${host}:${port}`;
  const lastErrorLine = () => errors.trim().split('\n').at(-1) ?? '';
  try {
    await waitUntilUp(child, () => isUp(endpoint, agent), lastErrorLine, 10_000);
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  // Don't let the child keep this process alive.
  child.unref();
  child.channel?.unref();
  for (const stream of [child.stdin, child.stderr]) (stream as { unref?: () => void } | null)?.unref?.();
  return {
    endpoint,
    agent,
    pid: child.pid,
    stop,
    onLoss: (listener) => {
      lossListener = listener;
    },
  };
};
