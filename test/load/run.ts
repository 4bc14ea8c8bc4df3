import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { endWith } from '#test/bench/end-with.ts';
import { printTable } from '#test/bench/print-table.ts';
import type { Call } from '#test/integration/harness/http-client.ts';
import { burst } from './burst.ts';
import { type Driven, drive } from './drive.ts';
import { growth } from './growth.ts';
import { isolation } from './isolation.ts';
import { startLoadSite } from './load-site.ts';
import { openWorkspaces, type Scene } from './mix.ts';

/**
 * `npm run bench:load`: a realistic mix against the local product with rising concurrency, then ten minutes
 * of it, a burst above the limits, and chats that wait for a slow model. Starts its own servers on loopback
 * addresses with their own data, so it can't hit a real site. LOAD_SECONDS (15) per step, LOAD_STEPS
 * (10,25,50,100) connections, LOAD_STEADY_SECONDS (600) for the long run with LOAD_STEADY_CONNECTIONS (25).
 * Exits with an error when a write was lost, a request failed or memory grew.
 */
const seconds = (name: string, fallback: number): number =>
  Math.min(Number(process.env[name] ?? fallback), 1800);
const stepSeconds = seconds('LOAD_SECONDS', 15);
const steadySeconds = seconds('LOAD_STEADY_SECONDS', 600);
const steadyConnections = Math.min(Number(process.env.LOAD_STEADY_CONNECTIONS ?? 25), 400);
const steps = (process.env.LOAD_STEPS ?? '10,25,50,100')
  .split(',')
  .map((text) => Math.min(Number(text), 400));

const storedEmails = async (call: Call, session: string, list: string): Promise<Map<string, number>> => {
  const found = new Map<string, number>();
  let next: string | undefined = `/api/admin/${list}`;
  while (next) {
    const page = await call('GET', next, { headers: { 'x-admin-session': session } });
    for (const { email } of page.json<{ email: string }[]>()) found.set(email, (found.get(email) ?? 0) + 1);
    next = /<([^>]+)>; *rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
  }
  return found;
};

/** Number of acknowledged forms, and of those that the portal lacks or lists twice. */
const writesOf = async (call: Call, { session, acknowledged }: Scene) => {
  const result = { acknowledged: 0, lost: 0, twice: 0 };
  for (const [list, emails] of Object.entries(acknowledged)) {
    const stored = await storedEmails(call, session, list);
    result.acknowledged += emails.length;
    result.lost += emails.filter((email) => !stored.has(email)).length;
    result.twice += emails.filter((email) => (stored.get(email) ?? 0) > 1).length;
  }
  return result;
};

interface Step extends Driven {
  readonly connections: number;
  readonly memory: { readonly server: number; readonly table: number };
}

const underLoad = async () => {
  const site = await startLoadSite({ RATE_LIMITS: 'off' });
  try {
    const scene: Scene = {
      session: site.session,
      workspaces: await openWorkspaces(site.call, 20),
      acknowledged: { 'contact-submissions': [], bookings: [], subscribers: [] },
      etag: '',
    };
    const rising: Step[] = [];
    for (const connections of steps) {
      const driven = await drive(site.call, scene, { connections, seconds: stepSeconds });
      rising.push({ connections, ...driven, memory: site.memory() });
    }
    const samples: { server: number; table: number }[] = [];
    const steady =
      steadySeconds > 0
        ? await drive(site.call, scene, {
            connections: steadyConnections,
            seconds: steadySeconds,
            tick: () => samples.push(site.memory()),
          })
        : undefined;
    return { rising, steady, memory: growth(samples), writes: await writesOf(site.call, scene) };
  } finally {
    await site.stop();
  }
};

const stepRow = (name: string | number, one: Driven) => [
  name,
  one.requests,
  one.perSecond,
  one.p50,
  one.p95,
  one.p99,
  one.errors,
];

const main = async (): Promise<boolean> => {
  const loadBefore = loadavg()[0] ?? 0;
  const { rising, steady, memory, writes } = await underLoad();
  printTable(
    `${stepSeconds} s per step, client and database on the same cores`,
    [
      'connections',
      'requests',
      'per second',
      'p50 ms',
      'p95 ms',
      'p99 ms',
      'errors',
      'server MB',
      'table MB',
    ],
    rising.map((one) => [...stepRow(one.connections, one), one.memory.server, one.memory.table]),
  );
  if (steady) {
    printTable(
      `${steadySeconds} s at ${steadyConnections} connections`,
      ['request', 'requests', 'p50 ms', 'p95 ms', 'p99 ms'],
      Object.entries({ ...steady.kinds, all: steady }).map(([name, one]) => [
        name,
        one.requests,
        one.p50,
        one.p95,
        one.p99,
      ]),
    );
    console.log(
      `${steady.perSecond} requests a second, ${steady.errors} errors. Server memory: ${memory.first} MB after the warm-up, ${memory.last} MB at the end (× ${memory.ratio}). Database memory: ${memory.table} MB.`,
    );
  }
  console.log(
    `\nAcknowledged writes: ${writes.acknowledged}, lost: ${writes.lost}, stored twice: ${writes.twice}`,
  );

  const rush = await burst();
  console.log(
    `\n${rush.requests} requests at once with rate limits: ${JSON.stringify(rush.byStatus)} in ${rush.seconds} s; normal speed again after ${rush.recoveredMs} ms`,
  );
  const apart = await isolation(Math.min(stepSeconds, 6));
  printTable(
    `p95 in ms while ${apart.waiting} chats wait for a model that takes 3 s (${apart.answered} answered)`,
    ['request', 'alone', 'with chats', 'ratio'],
    apart.rows.map(({ name, alone, beside }) => [name, alone, beside, Number((beside / alone).toFixed(2))]),
  );
  const loadAfter = loadavg()[0] ?? 0;
  console.log(`\nMachine load at the start: ${loadBefore.toFixed(1)}, at the end: ${loadAfter.toFixed(1)}`);

  mkdirSync('bench-results', { recursive: true });
  const file = `bench-results/load-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`;
  const result = { stepSeconds, steadySeconds, rising, steady, memory, writes, rush, apart, loadBefore };
  writeFileSync(file, `${JSON.stringify(result, undefined, 2)}\n`);
  console.log(`Written to ${file}`);

  const failures = [...rising, ...(steady ? [steady] : [])].flatMap((one) => Object.entries(one.failures));
  for (const [what, count] of failures) console.log(`${count} x ${what}`);
  const odd = Object.keys(rush.byStatus).filter((status) => !/^(2\d\d|429)$/.test(status));
  return writes.lost === 0 && writes.twice === 0 && failures.length === 0 && odd.length === 0 && !memory.grew;
};

endWith(main());
