import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEngine } from '#infra/local/engine.ts';
import { endWith } from '#test/bench/end-with.ts';
import { printTable } from '#test/bench/print-table.ts';
import { type ChildSite, startChildSite } from '#test/integration/harness/child-site.ts';
import { contactInput } from '#test/integration/harness/contact-input.ts';
import { type Answer, type Call, httpClient } from '#test/integration/harness/http-client.ts';
import { adminCredentials } from '#test/integration/harness/start-test-site.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { findFaults, type Wish, type WishKind } from './stored-writes.ts';

/**
 * `npm run bench:durability`: writes of every public kind while table calls fail in six ways and the server
 * is killed repeatedly. Clients retry until acknowledged, as the browser does; afterwards the table must
 * contain each write once and completely. DURABILITY_WRITES (10000), DURABILITY_FAULTS (0.2, share of table
 * calls), DURABILITY_KILLS (20), DURABILITY_CLIENTS (50).
 */
const number = (name: string, fallback: number): number => Number(process.env[name] ?? fallback);
const writes = number('DURABILITY_WRITES', 10_000);
const faultRate = number('DURABILITY_FAULTS', 0.2);
const kills = number('DURABILITY_KILLS', 20);
const clients = number('DURABILITY_CLIENTS', 50);
const mostTries = 200;
const posts = 8;

const kindOf = (index: number): WishKind => {
  const part = index % 20;
  if (part < 8) return 'contact';
  if (part < 13) return 'booking';
  return part < 16 ? 'subscriber' : 'like';
};

const send = async (call: Call, { kind, key, post, cookie }: Wish): Promise<Answer> => {
  const headers = { 'idempotency-key': key };
  const email = `${key}@example.com`;
  const context = { page: '/pricing', plan: 'Starter' };
  switch (kind) {
    case 'contact':
      return call('POST', '/api/contact', { json: contactInput({ email, context }), headers });
    case 'booking': {
      const { service: _service, ...person } = contactInput({ email, context });
      return call('POST', '/api/consultations', { json: person, headers });
    }
    case 'subscriber':
      return call('POST', '/api/subscribe', { json: { email } });
    case 'like':
      return call('POST', `/api/blog/posts/${post}/like`, { json: { increment: true }, headers: { cookie } });
  }
};

const main = async (): Promise<boolean> => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'parley-faults-'));
  const engine = await startEngine();
  const proxy = await startFaultProxy(engine.endpoint);
  const startServer = () =>
    startChildSite({ DATA_DIR, RATE_LIMITS: 'off', DYNAMODB_ENDPOINT: proxy.endpoint });
  let site: ChildSite = await startServer();
  let client = httpClient(site.url);
  let restarting: Promise<void> | undefined;
  let killed = 0;
  const statuses = new Map<string, number>();
  const count = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1);

  /** Kills the server at any moment and restarts it on the same table. */
  const kill = async () => {
    killed += 1;
    await site.end('SIGKILL');
    client.close();
    // Starts are fault-free; other tests cover faults during a start.
    proxy.setFaults(0);
    site = await startServer();
    client = httpClient(site.url);
    proxy.setFaults(faultRate);
  };

  /** Retries one write with the same key until it is acknowledged. */
  const insist = async (wish: Wish): Promise<boolean> => {
    for (let attempt = 0; attempt < mostTries; attempt++) {
      await restarting;
      try {
        const { status } = await send(client.call, wish);
        count(String(status));
        if (status < 300) return true;
        if (status < 500) return false;
      } catch {
        count('cut off');
      }
      await delay(20 + Math.random() * 60);
    }
    return false;
  };

  const cookie = async (): Promise<string> => {
    const { headers } = await client.call('POST', '/api/blog/posts/1/view');
    return (headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
  };

  try {
    const wishes: Wish[] = [];
    for (let index = 0; index < writes; index++) {
      const kind = kindOf(index);
      wishes.push({
        kind,
        key: `wish-${String(index).padStart(6, '0')}`,
        post: (Math.floor(index / 20) % posts) + 1,
        cookie: kind === 'like' ? await cookie() : '',
      });
    }
    const acknowledged: Wish[] = [];
    const refused: Wish[] = [];
    const startedAt = performance.now();
    proxy.setFaults(faultRate);
    let next = 0;
    await Promise.all(
      Array.from({ length: clients }, async () => {
        for (let wish = wishes[next++]; wish; wish = wishes[next++]) {
          (await insist(wish)) ? acknowledged.push(wish) : refused.push(wish);
          if (!restarting && killed < kills && acknowledged.length > ((killed + 1) * writes) / (kills + 2))
            restarting = kill().finally(() => {
              restarting = undefined;
            });
        }
      }),
    );
    await restarting;
    const seconds = (performance.now() - startedAt) / 1000;
    proxy.setFaults(0);
    await client.call('POST', '/api/admin/setup', { json: adminCredentials });
    const login = await client.call('POST', '/api/admin/login', { json: adminCredentials });
    const session = login.json<{ token: string }>().token;
    const { stored, faults } = await findFaults({
      endpoint: engine.endpoint,
      wishes,
      acknowledged,
      call: client.call,
      session,
    });
    printTable(
      `${writes} writes, ${faultRate * 100} % of ${proxy.calls()} calls to the table went wrong, ${killed} kills, ${seconds.toFixed(0)} s`,
      ['kind', 'acknowledged', 'stored'],
      Object.entries(stored).map(([kind, amount]) => [
        kind,
        acknowledged.filter((wish) => wish.kind === kind).length,
        amount,
      ]),
    );
    printTable('Faults', ['kind', 'calls'], Object.entries(proxy.counts));
    printTable('Answers', ['status', 'times'], [...statuses].sort());
    for (const fault of faults.slice(0, 20)) console.log(`WRONG: ${fault}`);
    console.log(
      `\nAcknowledged: ${acknowledged.length}. Given up: ${refused.length}. Wrong: ${faults.length}.`,
    );
    mkdirSync('bench-results', { recursive: true });
    const file = `bench-results/durability-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`;
    const result = { writes, faultRate, kills: killed, seconds, stored, faults, statuses: [...statuses] };
    writeFileSync(file, `${JSON.stringify({ ...result, counts: proxy.counts }, undefined, 2)}\n`);
    console.log(`Written to ${file}`);
    return faults.length === 0 && refused.length === 0;
  } finally {
    client.close();
    await site.end('SIGTERM');
    await proxy.close();
    await engine.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
};

endWith(main());
