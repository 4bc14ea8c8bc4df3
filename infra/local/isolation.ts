import { type ChildProcess, spawnSync } from 'node:child_process';
import { Agent, type ClientRequestArgs } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** The engine's port in its own network namespace, where nothing else listens. */
export const isolatedPort = 8000;

const loopbackUp = 'ip link set lo up';
let isSupported: boolean | undefined;

/** Whether this machine lets us run a program in its own network namespace: Linux with `unshare` and `ip`. */
export const canIsolate = (): boolean => {
  isSupported ??=
    process.platform === 'linux' &&
    spawnSync('unshare', ['-rn', 'sh', '-c', loopbackUp], { stdio: 'ignore', timeout: 2000 }).status === 0;
  return isSupported;
};

/**
 * Runs a command in a network namespace, so that no other program or page can connect to it. Needs an IPC channel as fd 3, for
 * the bridge that passes connections to this process.
 */
export const isolate = (command: readonly string[]): string[] => [
  'unshare',
  '-rn',
  'sh',
  '-c',
  `${loopbackUp}; "$0" "$1" ${isolatedPort} </dev/null & shift; exec "$@" 3<&-`,
  process.execPath,
  fileURLToPath(new URL('./engine-bridge.ts', import.meta.url)),
  ...command,
];

type Connected = (error: Error | null, socket: Duplex) => void;
/** Node ignores the socket after an error. */
const fail = (connected: Connected, error: Error) => (connected as (error: Error) => void)(error);

/** Connects through the bridge of an isolated engine; the host and port of a request are ignored. */
export class BridgeAgent extends Agent {
  readonly #bridge: ChildProcess;
  readonly #waiting = new Map<number, Connected>();
  #lastId = 0;

  constructor(bridge: ChildProcess) {
    super({ keepAlive: true, maxSockets: 200 });
    this.#bridge = bridge;
    bridge.on('message', (message, socket) => {
      const { id, error } = message as { id: number; error?: string };
      const connected = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (connected && socket) connected(null, socket as Socket);
      else if (connected) fail(connected, new Error(error ?? 'The database refused the connection.'));
    });
    const failAll = () => {
      for (const connected of this.#waiting.values()) fail(connected, new Error('The database has stopped.'));
      this.#waiting.clear();
    };
    bridge.once('disconnect', failAll);
  }

  override createConnection(_options: ClientRequestArgs, callback?: Connected): undefined {
    this.#lastId += 1;
    const id = this.#lastId;
    if (callback) this.#waiting.set(id, callback);
    this.#bridge.send(id, (error) => {
      if (!error || !this.#waiting.delete(id)) return;
      if (callback) fail(callback, error);
    });
  }
}
