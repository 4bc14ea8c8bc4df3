import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/route.ts';
import { type EventOptions, gatewayEvent } from '#test/fixtures/gateway.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { defineHandler } from '../define.ts';
import { makeHandler } from '../pipeline.ts';
import type { Deps, RateLimit, RoutePolicy } from '../types.ts';

const table = memoryTable();
const contract = defineRoute({
  method: 'POST',
  path: '/api/things',
  body: z.strictObject({ text: z.string() }),
  response: z.unknown(),
  maxBodyBytes: 100_000,
});
const route = defineHandler(contract, () => async () => ({ ok: true }));
const limit: RateLimit = { name: 'things', max: 3, windowSeconds: 600, onFailure: 'open' };
const broken = (): Deps['table'] => ({
  name: 't',
  client: { send: () => Promise.reject(Object.assign(new Error('down'), { name: 'Down' })) } as never,
});

/** A function with a rate limit; each call is one request of a viewer. */
const limited = (policy: Partial<RateLimit> | undefined = {}, more: Partial<Deps> = {}) => {
  const deps = table.deps(more);
  const rule: RoutePolicy = { access: 'public', ...(policy ? { rateLimit: { ...limit, ...policy } } : {}) };
  const handler = makeHandler('thing', rule, route, deps);
  return async (sourceIp: string, body: unknown = { text: 'x' }, event: EventOptions = {}) => {
    const answer = await handler(gatewayEvent({ method: 'POST', body, sourceIp, ...event }));
    const code = answer.statusCode === 200 ? undefined : JSON.parse(answer.body ?? '').code;
    return { status: answer.statusCode, code, retry: answer.headers?.['retry-after'] };
  };
};
const times = async (count: number, call: () => Promise<{ status: number | undefined }>) => {
  const statuses: (number | undefined)[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await call()).status);
  return statuses;
};
const later = (seconds: number) => {
  table.clock.now = new Date(table.clock.now.getTime() + seconds * 1000);
};

describe('rateLimit', () => {
  it('limits each viewer per window, and reports when the window ends', async () => {
    const send = limited({ name: 'one' });
    later(100);
    expect(await times(3, () => send('192.0.2.1'))).toEqual([200, 200, 200]);
    expect(await send('192.0.2.1')).toEqual({ status: 429, code: 'rate.limited', retry: '500' });
    expect((await send('192.0.2.2')).status).toBe(200);
    later(500);
    expect((await send('192.0.2.1')).status).toBe(200);
  });

  it('does nothing for routes without a limit, and when limits are off', async () => {
    const free = makeHandler('free', { access: 'public' }, route, table.deps());
    const event = gatewayEvent({ method: 'POST', body: { text: 'x' }, sourceIp: '192.0.2.3' });
    expect((await free(event)).statusCode).toBe(200);
    const lifted = limited({ name: 'lifted' }, { env: { RATE_LIMITS: 'off' } });
    expect(await times(5, () => lifted('192.0.2.4'))).toEqual(Array(5).fill(200));
  });

  it('counts a large body once for each started block', async () => {
    const send = limited({ name: 'bytes', bytesOfOne: 1000 });
    expect((await send('192.0.2.5', { text: 'x'.repeat(2500) })).status).toBe(200);
    expect((await send('192.0.2.5')).status).toBe(429);
    const small = limited({ name: 'small', bytesOfOne: 1000 });
    expect(await times(4, () => small('192.0.2.6'))).toEqual([200, 200, 200, 429]);
    const plain = limited({ name: 'plain' });
    expect(await times(4, () => plain('192.0.2.7', { text: 'x'.repeat(50_000) }))).toEqual([
      200, 200, 200, 429,
    ]);
  });

  it('counts an IPv6 address by its /64, and allows a /56 four and a /48 sixteen times as much', async () => {
    const send = limited({ name: 'six', max: 1 });
    expect(await times(2, () => send('2001:db8:1:100::1'))).toEqual([200, 429]);
    expect((await send('2001:db8:1:100::2')).status).toBe(429);
    const others = ['101', '102', '103'].map((net) => `2001:db8:1:${net}::1`);
    const statuses: (number | undefined)[] = [];
    for (const one of others) statuses.push((await send(one)).status);
    // Four requests from the /56; two were refused but counted.
    expect(statuses).toEqual([200, 429, 429]);
    expect((await send('2001:db8:1:200::1')).status).toBe(200);
    expect((await send('2001:db8:2:100::1')).status).toBe(200);
  });

  it('stops counting a full /48, so that the item grows no further', async () => {
    const send = limited({ name: 'full', max: 1 });
    for (let net = 0; net < 20; net += 1) await send(`2001:db8:9:${(net * 256).toString(16)}::1`);
    const counted = (await table.items()).find(({ pk }) => String(pk).startsWith('RATE#full'));
    expect(counted?.n).toBe(16);
    expect(Object.keys(counted ?? {}).filter((name) => /^n..../.test(name))).toHaveLength(16);
  });

  it('falls back to the local cap or closes the route without the table', async () => {
    const open = limited({ name: 'open' }, { table: broken() });
    expect(await times(4, () => open('192.0.2.8'))).toEqual([200, 200, 200, 429]);
    expect((await open('192.0.2.9')).status).toBe(200);
    later(600);
    expect((await open('192.0.2.8')).status).toBe(200);
    const closed = limited({ name: 'closed', onFailure: 'closed' }, { table: broken() });
    expect(await closed('192.0.2.8')).toEqual({ status: 503, code: 'store.unavailable', retry: '5' });
  });
});

describe('invalidBodyLimit', () => {
  const wrong = { text: 1 };
  /** A little over nine times 16 KB, so each counts as ten requests. */
  const large = { text: 1, more: 'x'.repeat(9 * 16 * 1024 + 1) };

  it('allows three hundred invalid bodies in ten minutes, a large one counting as many', async () => {
    const big = defineRoute({ ...contract, maxBodyBytes: 1_000_000 });
    const rule: RoutePolicy = { access: 'public', rateLimit: { ...limit, name: 'wrong' } };
    const handler = makeHandler(
      'wrong',
      rule,
      defineHandler(big, () => async () => ({})),
      table.deps(),
    );
    const send = async (body: unknown, sourceIp = '192.0.2.20') => {
      const answer = await handler(gatewayEvent({ method: 'POST', body, sourceIp }));
      return answer.statusCode;
    };
    for (let index = 0; index < 29; index += 1) expect(await send(large)).toBe(400);
    // Uses up the remaining ten.
    expect(await times(10, async () => ({ status: await send(wrong) }))).toEqual(Array(10).fill(400));
    expect(await send(wrong)).toBe(429);
    // The process remembers the viewer: even valid requests are refused until the window ends. Other viewers
    // are not affected.
    expect(await send({ text: 'x' })).toBe(429);
    expect(await send({ text: 'x' }, '192.0.2.21')).toBe(200);
    later(600);
    expect(await send({ text: 'x' })).toBe(200);
    expect(await send(wrong)).toBe(400);
  });

  it('counts bodies that are not JSON, but no other errors', async () => {
    const send = limited({ name: 'kinds' });
    const counted = async () =>
      (await table.items()).filter(({ pk }) => String(pk).startsWith('RATE#invalid-thing')).length;
    const before = await counted();
    await send('192.0.2.30', undefined, { rawBody: 'x', headers: { 'content-type': 'text/plain' } });
    await send('192.0.2.30');
    expect(await counted()).toBe(before);
    await send('192.0.2.30', undefined, { rawBody: '{', headers: { 'content-type': 'application/json' } });
    expect(await counted()).toBe(before + 1);
    await send('192.0.2.31', wrong);
    expect(await counted()).toBe(before + 2);
  });

  it('counts nothing when limits are off, and keeps the validation error when the table is down', async () => {
    const lifted = limited({ name: 'none' }, { env: { RATE_LIMITS: 'off' } });
    expect(await lifted('192.0.2.40', wrong)).toMatchObject({ status: 400, code: 'request.invalid' });
    const counted = (await table.items()).filter(({ pk }) => String(pk).startsWith('RATE#invalid-thing'));
    expect(JSON.stringify(counted)).not.toContain('192.0.2.40');
    const down = limited({ name: 'down' }, { table: broken() });
    expect(await down('192.0.2.41', wrong)).toMatchObject({ status: 400, code: 'request.invalid' });
  });
});
