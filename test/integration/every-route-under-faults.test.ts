import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RouteRow } from '#functions/http/types.ts';
import { routes } from '#functions/routes.ts';
import { type Engine, startEngine } from '#infra/local/engine.ts';
import { type FaultKind, type FaultProxy, startFaultProxy } from '#test/load/fault-proxy.ts';
import { runTypicalCalls } from './harness/run-typical-calls.ts';
import { adminCredentials, startTestSite, type TestSite } from './harness/start-test-site.ts';
import { typicalCalls } from './harness/typical-calls.ts';

/** Faults after which the SDK retries at once. Throttling waits longer; test/deploy covers it. */
const quick: readonly FaultKind[] = ['failed', 'lost-request', 'lost-answer', 'half-answer'];
const id = '01890000-0000-7000-8000-000000000000';
const uuid = '01890000-0000-4000-8000-000000000000';

describe('every route', () => {
  let engine: Engine;
  let proxy: FaultProxy;
  let site: TestSite & { stop: () => Promise<void> };
  beforeAll(async () => {
    engine = await startEngine();
    proxy = await startFaultProxy(engine.endpoint);
    site = await startTestSite({ env: { DYNAMODB_ENDPOINT: proxy.endpoint, RATE_LIMITS: 'off' } });
  });
  afterAll(async () => {
    proxy.setFaults(0);
    await site.stop();
    await proxy.close();
    await engine.stop();
  });

  it('answers normally while a fifth of the table calls fail [HTTP-040]', async () => {
    proxy.setFaults(0.2, quick);
    let repeated = 0;
    // All four of the SDK's attempts fail once in 600 calls, so honour Retry-After.
    const api: TestSite['api'] = async (...request) => {
      const answer = await site.api(...request);
      if (answer.status !== 503) return answer;
      repeated += 1;
      return site.api(...request);
    };
    const results = await runTypicalCalls({ ...site, api });
    proxy.setFaults(0);
    expect(Object.values(proxy.counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10);
    const bad = results
      .filter(({ answer }) => answer.status >= 400)
      .map(({ call, answer }) => `${call.route} ${answer.status} ${answer.text}`);
    expect(bad.filter((text) => / 5(?!03)/.test(text))).toEqual([]);
    expect(bad.length, bad.join('\n')).toBeLessThanOrEqual(results.length * 0.05);
    expect(repeated).toBeLessThanOrEqual(results.length * 0.05);
  }, 240_000);

  it.each(['throttled', 'failed', 'lost-request'] as const)(
    'returns a clear error without internals when every call is %s [HTTP-039]',
    async (kind) => {
      proxy.setFaults(0);
      await site.api('POST', '/api/admin/setup', { json: adminCredentials });
      const login = await site.api('POST', '/api/admin/login', { json: adminCredentials });
      const password = 'another-horse-8-staple';
      const again = await site.api('POST', '/api/admin/login', { json: { ...adminCredentials, password } });
      const { token } = (login.status === 200 ? login : again).json<{ token: string }>();
      proxy.setFaults(1, [kind]);
      const rows: [string, RouteRow][] = Object.entries(routes);
      const answers = await Promise.all(
        rows.map(async ([name, { contract, access }]) => {
          const path = contract.path.replace(/\{(\w+)\}/g, (_, part: string) =>
            part === 'uuid' || /sessions/.test(contract.path)
              ? uuid
              : part === 'version'
                ? '1'
                : part === 'kind'
                  ? 'contacts'
                  : id,
          );
          const known = typicalCalls.find(({ route }) => route === name);
          let json: unknown;
          try {
            json = known?.json?.({});
          } catch {
            json = {};
          }
          const headers: Record<string, string> = access === 'admin' ? { 'x-admin-session': token } : {};
          const answer = await site.api(contract.method, path, {
            json: contract.body ? (json ?? {}) : undefined,
            headers,
          });
          return { name, answer };
        }),
      );
      proxy.setFaults(0);
      const unavailable = answers.filter(({ answer }) => answer.status === 503);
      expect(unavailable.length).toBeGreaterThan(rows.length * 0.6);
      for (const { name, answer } of answers) {
        const { status, text, headers } = answer;
        expect([200, 400, 404, 503], `${name} ${status} ${text}`).toContain(status);
        expect(text, name).not.toMatch(/parley|dynamo|Exception|ECONN|node_modules/i);
        if (status === 503) expect(Number(headers['retry-after']), name).toBeGreaterThan(0);
      }
    },
  );
});
