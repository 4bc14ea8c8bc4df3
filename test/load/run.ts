import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printTable } from '#test/bench/print-table.ts';
import { startChildSite } from '#test/integration/harness/child-site.ts';
import { type Call, httpClient } from '#test/integration/harness/http-client.ts';
import { adminCredentials } from '#test/integration/harness/start-test-site.ts';
import { pick, type Tally } from './mix.ts';

/**
 * `npm run bench:load`: a realistic mix against the local product at rising concurrency. It starts its own server on a
 * loopback address with its own data, so it can't be pointed at anybody's site. LOAD_SECONDS (15) is the time of each
 * step, LOAD_STEPS (10,25,50,100) the connections, LOAD_REQUESTS (200000) the most requests in all.
 */
const secondsPerStep = Math.min(Number(process.env.LOAD_SECONDS ?? 15), 600);
const steps = (process.env.LOAD_STEPS ?? '10,25,50,100')
  .split(',')
  .map((text) => Math.min(Number(text), 400));
const mostRequests = Number(process.env.LOAD_REQUESTS ?? 200_000);

/** Resident memory of the server in MB; not every system tells. */
const memoryMb = (pid: number | undefined): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
};

interface StepResult {
  readonly connections: number;
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly errors: number;
  readonly memoryMb: number;
}

const storedMessages = async (call: Call, session: string): Promise<Set<string>> => {
  const found = new Set<string>();
  let next: string | undefined = '/api/admin/contact-submissions';
  while (next) {
    const page = await call('GET', next, { headers: { 'x-admin-session': session } });
    for (const { message } of page.json<{ message: string }[]>()) found.add(message);
    next = /<([^>]+)>; *rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
  }
  return found;
};

const failures = new Map<string, number>();
let sent = 0;

const runStep = async (
  call: Call,
  session: string,
  tally: Tally,
  connections: number,
  pid?: number,
): Promise<StepResult> => {
  const latencies: number[] = [];
  let errors = 0;
  const startedAt = performance.now();
  const end = startedAt + secondsPerStep * 1000;
  const fail = (what: string) => {
    errors += 1;
    failures.set(what, (failures.get(what) ?? 0) + 1);
  };
  const client = async () => {
    while (performance.now() < end && sent < mostRequests) {
      sent += 1;
      const kind = pick(Math.random());
      const from = performance.now();
      try {
        const { status } = await kind.run(call, session, tally);
        if (status >= 400) fail(`${kind.name}: ${status}`);
      } catch (error) {
        fail(`${kind.name}: ${(error as NodeJS.ErrnoException).code ?? 'failed'}`);
      }
      latencies.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  latencies.sort((a, b) => a - b);
  const at = (share: number) => Number((latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1));
  return {
    connections,
    requests: latencies.length,
    perSecond: Math.round((latencies.length / (performance.now() - startedAt)) * 1000),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    errors,
    memoryMb: memoryMb(pid),
  };
};

const main = async (): Promise<boolean> => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'parley-load-'));
  const site = await startChildSite({ DATA_DIR, RATE_LIMITS: 'off' }, 'product');
  const { call, close } = httpClient(site.url);
  const tally: Tally = { acknowledged: [], etag: '' };
  const results: StepResult[] = [];
  try {
    await call('POST', '/api/admin/setup', { json: adminCredentials });
    const login = await call('POST', '/api/admin/login', { json: adminCredentials });
    const session = login.json<{ token: string }>().token;
    for (const connections of steps)
      results.push(await runStep(call, session, tally, connections, site.child.pid));
    const stored = await storedMessages(call, session);
    const lost = tally.acknowledged.filter((message) => !stored.has(message));
    printTable(
      `${secondsPerStep} s per step, client and database on the same cores`,
      ['connections', 'requests', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'errors', 'server MB'],
      results.map((one) => [
        one.connections,
        one.requests,
        one.perSecond,
        one.p50,
        one.p95,
        one.p99,
        one.errors,
        one.memoryMb,
      ]),
    );
    for (const [what, count] of failures) console.log(`${count} x ${what}`);
    console.log(`\nAcknowledged writes: ${tally.acknowledged.length}, lost: ${lost.length}`);
    mkdirSync('bench-results', { recursive: true });
    const file = `bench-results/load-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`;
    writeFileSync(
      file,
      `${JSON.stringify({ secondsPerStep, results, failures: [...failures], acknowledged: tally.acknowledged.length, lost: lost.length }, undefined, 2)}\n`,
    );
    console.log(`Written to ${file}`);
    return lost.length === 0 && failures.size === 0;
  } finally {
    close();
    await site.end('SIGTERM');
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
};

main().then(
  (ok) => {
    process.exitCode = ok ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
