import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChildSite } from '#test/integration/harness/child-site.ts';
import { contactInput } from '#test/integration/harness/contact-input.ts';
import { type Call, httpClient } from '#test/integration/harness/http-client.ts';
import { adminCredentials } from '#test/integration/harness/start-test-site.ts';

export interface Throughput {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
}

const connections = 16;

const drive = async (seconds: number, one: () => Promise<{ status: number }>): Promise<Throughput> => {
  const latencies: number[] = [];
  let errors = 0;
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const from = performance.now();
        const { status } = await one();
        latencies.push(performance.now() - from);
        if (status >= 400) errors += 1;
      }
    }),
  );
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return {
    requestsPerSecond: Math.round((latencies.length / (performance.now() - startedAt)) * 1000),
    p50: at(0.5),
    p99: at(0.99),
    errors,
  };
};

const logIn = async (call: Call): Promise<string> => {
  await call('POST', '/api/admin/setup', { json: adminCredentials });
  const answer = await call('POST', '/api/admin/login', { json: adminCredentials });
  return answer.json<{ token: string }>().token;
};

/** Measures contact creation and the portal's list on a local server in its own process with data on disk. */
export const throughput = async (
  seconds: number,
): Promise<{ create: Throughput; list: Throughput; unchanged: Throughput }> => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'parley-bench-'));
  const site = await startChildSite({ DATA_DIR, RATE_LIMITS: 'off' });
  const { call, close } = httpClient(site.url);
  try {
    const headers = { 'x-admin-session': await logIn(call) };
    for (let i = 0; i < 100; i += 1) await call('POST', '/api/contact', { json: contactInput() });
    const first = await call('GET', '/api/admin/contact-submissions', { headers });
    const etag = String(first.headers.etag ?? '');
    const list = await drive(seconds, () => call('GET', '/api/admin/contact-submissions', { headers }));
    const unchanged = await drive(seconds, () =>
      call('GET', '/api/admin/contact-submissions', { headers: { ...headers, 'if-none-match': etag } }),
    );
    const create = await drive(seconds, () => call('POST', '/api/contact', { json: contactInput() }));
    return { create, list, unchanged };
  } finally {
    close();
    await site.end('SIGTERM');
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
};
