import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineHandler, reply } from '#functions/http/define.ts';
import type { Route, RouteRow } from '#functions/http/types.ts';
import { defineRoute, type RouteContract } from '#shared/api/route.ts';
import { type TestSite, useTestSite } from './harness/test-site.ts';

/** Test-only routes that observe the platform's limits from inside a function. */
const probe = (route: Route<never> | Route, rest: Partial<RouteRow> = {}): RouteRow => ({
  contract: (route as Route).contract,
  entry: 'contacts/create.ts',
  load: async () => ({ route }),
  access: 'public',
  table: [],
  ...rest,
});

const contract = <P extends `/api/${string}`>(path: P, rest: Partial<RouteContract> = {}) =>
  defineRoute({ method: 'GET', path, response: z.unknown(), ...rest });

const echo = contract('/api/echo', { method: 'POST', body: z.unknown(), maxBodyBytes: 10_000_000 });
const query = z.object({ big: z.optional(z.string()) });

let served = 0;
const routes = {
  echo: probe(
    defineHandler(echo, () => async ({ body, viewer, headers }) => ({
      body,
      viewer,
      headers,
    })) as Route<never>,
  ),
  environment: probe(
    defineHandler(contract('/api/environment'), ({ env }) => async () => ({ ...env })) as Route<never>,
    {
      env: ['OPENAI_MODEL'],
    },
  ),
  huge: probe(
    defineHandler(
      contract('/api/huge', { query }),
      () => async () => reply({ body: 'x'.repeat(7_000_000) }),
    ) as Route<never>,
  ),
  slow: probe(
    defineHandler(
      contract('/api/slow'),
      () => () => new Promise((resolve) => setTimeout(resolve, 5000)),
    ) as Route<never>,
    { timeoutSeconds: 1 },
  ),
  crash: probe({
    contract: contract('/api/crash'),
    make: () => {
      throw new Error('a secret detail');
    },
  } as unknown as Route<never>),
  counter: probe({
    contract: contract('/api/counter'),
    make: () => {
      let calls = 0;
      served += 1;
      return async () => {
        calls += 1;
        return { calls };
      };
    },
  } as unknown as Route<never>),
  greedy: probe(
    defineHandler(contract('/api/greedy'), ({ table }) => async () => {
      const { PutCommand } = await import('@aws-sdk/lib-dynamodb');
      await table.client.send(new PutCommand({ TableName: table.name, Item: { pk: 'X', sk: 'X' } }));
      return {};
    }) as Route<never>,
    { table: ['GetItem'] },
  ),
} as const;

/** Sends raw bytes and collects the response until the server closes or `untilMs` passes. */
const raw = async (site: TestSite, write: (socket: Socket) => void, untilMs = 3000): Promise<string> => {
  const { hostname, port } = new URL(site.runtime.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  socket.on('error', () => {});
  const timer = setTimeout(() => socket.destroy(), untilMs);
  write(socket);
  await once(socket, 'close');
  clearTimeout(timer);
  return text;
};

describe('local front end of the functions', () => {
  const site = useTestSite({ routes, seed: false, warmInvocations: 3, env: { OPENAI_MODEL: 'm' } });

  it('rejects headers over 10,240 bytes before any work [HTTP-021]', async () => {
    const answer = await site.api('GET', '/api/environment', { headers: { 'x-long': 'x'.repeat(10_500) } });
    expect(answer.status).toBe(431);
    expect(answer.json().code).toBe('request.too_large');
    expect(site.invocations.filter(({ route }) => route === 'environment')).toEqual([]);
  });

  it('answers 431 to headers that Node itself refuses', async () => {
    const answer = await site.api('GET', '/api/environment', { headers: { 'x-long': 'x'.repeat(30_000) } });
    expect(answer.status).toBe(431);
  });

  it('rejects a body over 10 MB, announced or not, before any work [HTTP-022]', async () => {
    const announced = await raw(site, (socket) =>
      socket.write(
        'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 11000000\r\n\r\n{',
      ),
    );
    expect(announced).toMatch(/^HTTP\/1\.1 413 /);
    const chunk = `80000\r\n${'x'.repeat(0x80000)}\r\n`;
    const streamed = await raw(site, (socket) => {
      socket.write('POST /api/echo HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n');
      for (let i = 0; i < 22; i += 1) socket.write(chunk);
    });
    expect(streamed).toMatch(/^HTTP\/1\.1 413 /);
    expect(site.invocations.filter(({ route }) => route === 'echo')).toEqual([]);
  });

  it('answers 500 without details when a response exceeds 6 MB', async () => {
    const answer = await site.api('GET', '/api/huge');
    expect(answer.status).toBe(500);
    expect(answer.json().code).toBe('internal');
  });

  it('answers 503 when a call exceeds its route’s time limit [HTTP-024]', async () => {
    const startedAt = performance.now();
    const answer = await site.api('GET', '/api/slow');
    expect([answer.status, answer.json().code]).toEqual([503, 'store.unavailable']);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(performance.now() - startedAt).toBeLessThan(1500);
  });

  it('answers 500 without details when a function throws', async () => {
    const answer = await site.api('GET', '/api/crash');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('secret detail');
  });

  it('gives a function only the environment of its own row', async () => {
    const answer = await site.api('GET', '/api/environment');
    const env = answer.json();
    expect(Object.keys(env).sort()).toEqual(['OPENAI_MODEL', 'ORIGIN_SECRET', 'SITE_URL', 'TABLE_NAME']);
    expect(env.SITE_URL).toBe(site.runtime.url);
  });

  it('rejects table calls that the row does not list', async () => {
    const answer = await site.api('GET', '/api/greedy');
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(site.invocations.find(({ route }) => route === 'greedy')).toMatchObject({ denied: 1 });
  });

  it('starts functions cold now and then, so that none relies on memory', async () => {
    const before = served;
    const counts: unknown[] = [];
    for (let i = 0; i < 6; i += 1) counts.push((await site.api('GET', '/api/counter')).json().calls);
    expect(counts).toEqual([1, 2, 3, 1, 2, 3]);
    expect(served - before).toBe(2);
  });

  it('ignores headers that claim a caller’s address [HTTP-008]', async () => {
    const answer = await site.api('POST', '/api/echo', {
      json: {},
      headers: {
        'x-forwarded-for': '198.51.100.1, 198.51.100.2',
        'cloudfront-viewer-address': '198.51.100.3:1',
        'x-origin-verify': 'guess',
        forwarded: 'for=198.51.100.4',
        'x-viewer-host': 'evil.example',
      },
    });
    const { viewer, headers } = answer.json<{ viewer: string; headers: Record<string, string> }>();
    expect(viewer).toBe('127.0.0.1');
    expect(JSON.stringify(headers)).not.toMatch(/198\.51\.100|evil\.example|guess/);
  });

  it('passes on every character of a body and both kinds of query', async () => {
    const text = 'é𝄞\u2028 " \\ \u0001';
    const answer = await site.api('POST', '/api/echo?a=1&a=2&b=%2B', { json: { text } });
    expect(answer.json<{ body: unknown }>().body).toEqual({ text });
  });

  it('keeps connections open and answers HEAD without a body', async () => {
    const text = await raw(
      site,
      (socket) => {
        socket.write('HEAD /api/environment HTTP/1.1\r\nhost: x\r\n\r\n');
        setTimeout(
          () => socket.write('GET /api/nothing HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'),
          200,
        );
      },
      4000,
    );
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
    expect(text).not.toContain('TABLE_NAME');
  });

  it('answers 400 and closes when it receives anything but HTTP', async () => {
    expect(await raw(site, (socket) => socket.write('NONSENSE\r\n\r\n'))).toMatch(/^HTTP\/1\.1 400 /);
  });
});
