import type { Call } from '#test/integration/harness/http-client.ts';
import { type Kind, mix, pick, type Scene } from './mix.ts';

export interface Percentiles {
  readonly requests: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface Driven extends Percentiles {
  readonly perSecond: number;
  readonly errors: number;
  /** By kind of request. */
  readonly kinds: Readonly<Record<string, Percentiles>>;
  /** Number of failures by kind. */
  readonly failures: Readonly<Record<string, number>>;
}

export const percentiles = (latencies: readonly number[]): Percentiles => {
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
  return { requests: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
};

export interface DriveOptions {
  readonly connections: number;
  readonly seconds: number;
  readonly kinds?: readonly Kind[];
  /** Called about once a second. */
  readonly tick?: () => void;
}

/** Keeps all connections busy with requests of the mix until the time is up; each waits for its response. */
export const drive = async (
  call: Call,
  scene: Scene,
  { connections, seconds, kinds = mix, tick }: DriveOptions,
): Promise<Driven> => {
  const latencies = new Map(kinds.map(({ name }) => [name, [] as number[]]));
  const failures: Record<string, number> = {};
  let errors = 0;
  const fail = (what: string) => {
    errors += 1;
    failures[what] = (failures[what] ?? 0) + 1;
  };
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const kind = pick(Math.random(), kinds);
      const from = performance.now();
      try {
        const { status } = await kind.run(call, scene);
        if (status >= 400) fail(`${kind.name}: ${status}`);
      } catch (error) {
        fail(`${kind.name}: ${(error as NodeJS.ErrnoException).code ?? 'failed'}`);
      }
      latencies.get(kind.name)?.push(performance.now() - from);
    }
  };
  const timer = tick && setInterval(tick, 1000);
  await Promise.all(Array.from({ length: connections }, client));
  clearInterval(timer);
  const all = percentiles([...latencies.values()].flat());
  return {
    ...all,
    perSecond: Math.round((all.requests / (performance.now() - startedAt)) * 1000),
    errors,
    kinds: Object.fromEntries([...latencies].map(([name, times]) => [name, percentiles(times)])),
    failures,
  };
};
