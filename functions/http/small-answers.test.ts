import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import { type EventOptions, gatewayEvent, now, testDeps, visitorSecret } from '#test/fixtures/gateway.ts';
import { toCall } from './call.ts';
import { defineHandler } from './define.ts';
import { sameEtag } from './etag.ts';
import { makeHandler } from './pipeline.ts';
import { numbersOutOfRange, parseSafeJson } from './safe-json.ts';
import { issueCookie, readCookie } from './signed-cookie.ts';
import type { Deps, RoutePolicy } from './types.ts';
import { networksOf, viewerAddress } from './viewer.ts';

const contract = defineRoute({
  method: 'POST',
  path: '/api/things',
  body: z.strictObject({ text: z.string() }),
  response: z.unknown(),
  maxBodyBytes: 100,
});
interface Told {
  readonly visitorId: string;
  readonly isNewVisitor: boolean;
}

const ask = async (
  event: EventOptions,
  {
    policy = {},
    deps = testDeps(),
    work = async ({ visitorId, isNewVisitor }: Told): Promise<unknown> => ({ visitorId, isNewVisitor }),
  } = {} as {
    policy?: Partial<RoutePolicy>;
    deps?: Deps;
    work?: (request: Told) => Promise<unknown>;
  },
) => {
  const route = defineHandler(contract, () => work as never);
  const answer = await makeHandler(
    'test',
    { access: 'public', ...policy },
    route,
    deps,
  )(gatewayEvent({ method: 'POST', ...event }));
  return { ...answer, json: answer.body ? JSON.parse(answer.body) : undefined };
};
const code = async (event: EventOptions) => (await ask(event)).json?.code;
const typed = (type: string, more: Record<string, string> = {}) => ({
  rawBody: '{"text":"x"}',
  headers: { 'content-type': type, ...more },
});

describe('the viewer', () => {
  it.each([
    ['203.0.113.7:443', '203.0.113.7'],
    ['203.0.113.7:65535', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6:443', '2001:db8:1:2::/64'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['fe80::1%eth0:443', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.7:443', '203.0.113.7'],
    ['::1:443', '0:0:0:0::/64'],
    ['2001:DB8:0A::1:443', '2001:db8:a:0::/64'],
    ['nonsense', 'unknown'],
  ])('behind the edge as %j is %j', (edge, viewer) => expect(viewerAddress(edge, '192.0.2.1')).toBe(viewer));

  it('without the edge is the connection’s own', () => {
    expect(viewerAddress(undefined, '192.0.2.1')).toBe('192.0.2.1');
    expect(viewerAddress(undefined, '[2001:db8::1]')).toBe('2001:db8:0:0::/64');
    expect(viewerAddress('', '')).toBe('unknown');
  });

  it('counts in three networks with an IPv6 address, in one without', () => {
    expect(networksOf('203.0.113.7')).toEqual({ who: '203.0.113.7', networks: [{ counter: 'n', times: 1 }] });
    expect(networksOf('2001:db8:1:2::/64')).toEqual({
      who: '2001:db8:1::/48',
      networks: [
        { counter: 'n', times: 16 },
        { counter: 'n00', times: 4 },
        { counter: 'n0002', times: 1 },
      ],
    });
    for (const odd of ['x2001:db8:1:2::/64', '2001:db8:1:2::/64x', '2001:db8:1:2'])
      expect(networksOf(odd).who).toBe(odd);
  });
});

describe('a body', () => {
  it.each(['application/json', 'application/json; charset=utf-8', ' APPLICATION/JSON ;x'])(
    'of the type %j is read',
    async (type) => expect((await ask(typed(type))).statusCode).toBe(200),
  );

  it.each(['identity', '', ' Identity '])('in the encoding %j is read', async (encoding) => {
    expect(await code(typed('application/json', { 'content-encoding': encoding }))).toBeUndefined();
  });

  it('of another type or encoding is refused', async () => {
    expect(await code(typed('application/jsonx'))).toBe('request.content_type');
    expect(await code(typed('', {}))).toBe('request.content_type');
    expect(await code({ rawBody: '{}', headers: {} })).toBe('request.content_type');
    expect(await code(typed('application/json', { 'content-encoding': 'gzip' }))).toBe(
      'request.content_type',
    );
  });

  it('may be as long as its route says and no longer, whatever its header says', async () => {
    const of = (bytes: number) => ({
      rawBody: `{"text":"${'x'.repeat(bytes - 11)}"}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(await code(of(100))).toBeUndefined();
    expect(await code(of(101))).toBe('request.too_large');
    expect(await code(typed('application/json', { 'content-length': '100' }))).toBeUndefined();
    expect(await code(typed('application/json', { 'content-length': '101' }))).toBe('request.too_large');
    const packed = (bytes: number) => ({ ...of(bytes), rawBody: Buffer.from(of(bytes).rawBody) });
    expect(await code(packed(100))).toBeUndefined();
    expect(await code(packed(110))).toBe('request.too_large');
    expect(await code({ ...of(20), rawBody: Buffer.from([0x22, 0xff, 0x22]) })).toBe('request.malformed');
  });

  it('is one that the table can hold', () => {
    expect(parseSafeJson('{"a":[1,"x",null,true]}')).toEqual({ a: [1, 'x', null, true] });
    for (const text of [
      '{',
      '1e999',
      '{"a":1e999}',
      '"\\ud800"',
      '{"\\ud800":1}',
      '{"__proto__":1}',
      '[{"constructor":1}]',
    ])
      expect(parseSafeJson(text)).toBeUndefined();
    const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(parseSafeJson(deep(64))).toBeDefined();
    expect(parseSafeJson(deep(65))).toBeUndefined();
    expect(numbersOutOfRange({ a: 1e15, b: [1e-12, -1e15, 0], c: 'x' })).toEqual([]);
    expect(numbersOutOfRange({ a: 1.1e15, b: [0, 9e-13], c: { d: -2e15 } }).sort()).toEqual([
      'a',
      'b.1',
      'c.d',
    ]);
    expect(numbersOutOfRange(1e16)).toEqual(['body']);
  });
});

describe('what is wrong', () => {
  it('is named field by field, fifty at most, unknown ones among them', async () => {
    const big = defineHandler(defineRoute({ ...contract, maxBodyBytes: 5000 }), () => async () => ({}));
    const fields = async (body: unknown) => {
      const answer = await makeHandler(
        'test',
        { access: 'public' },
        big,
        testDeps(),
      )(gatewayEvent({ method: 'POST', body }));
      return JSON.parse(answer.body ?? '').fields as Record<string, string>;
    };
    const unknown = 'This field is not known.';
    expect(await fields({ text: 'x', k: 1, [`l${'m'.repeat(99)}`]: 1 })).toEqual({
      k: unknown,
      [`l${'m'.repeat(79)}`]: unknown,
    });
    expect(Object.keys(await fields({ text: 1 }))).toEqual(['text']);
    expect(Object.keys(await fields('x'))).toEqual(['body']);
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`f${index}`, 1]));
    expect(Object.keys(await fields({ text: 'x', ...many }))).toHaveLength(50);
  });

  it('is a busy table, which is worth another try in two seconds', async () => {
    const deps = testDeps();
    const fault = Object.assign(new Error('x'), { name: 'ThrottlingException' });
    const answer = await ask({ body: { text: 'x' } }, { deps, work: () => Promise.reject(fault) });
    expect([answer.statusCode, answer.json.code, answer.headers?.['retry-after']]).toEqual([
      503,
      'store.unavailable',
      '2',
    ]);
    expect(deps.lines.find(({ level }) => level === 'error')).toMatchObject({
      cause: 'ThrottlingException',
      detail: 'x',
    });
  });

  it('is logged with its cause where it is ours, and not where it is theirs', async () => {
    const failing = async (fault: unknown) => {
      const deps = testDeps();
      const answer = await ask({ body: { text: 'x' } }, { deps, work: () => Promise.reject(fault) });
      return {
        status: answer.statusCode,
        headers: answer.headers,
        lines: deps.lines.filter(({ level }) => level === 'error'),
      };
    };
    const ours = await failing(new TypeError('broken '.repeat(100)));
    expect(ours.lines).toEqual([
      {
        ...{
          level: 'error',
          event: 'request.failed',
          requestId: 'request-12345678',
          route: 'test',
          code: 'internal',
        },
        ...{
          cause: 'TypeError',
          detail: 'broken '.repeat(100).slice(0, 300),
          at: expect.stringMatching(/^at /),
        },
      },
    ]);
    const plain = await failing('a text');
    expect(plain.lines[0]).not.toHaveProperty('cause');
    expect(await failing(new AppError('record.not_found'))).toMatchObject({ status: 404, lines: [] });
    const late = await failing(new AppError('rate.limited', { retryAfterSeconds: 1.2 }));
    expect(late.headers?.['retry-after']).toBe('2');
    const now = await failing(new AppError('rate.limited', { retryAfterSeconds: 0 }));
    expect(now.headers?.['retry-after']).toBe('1');
    expect(late.headers).not.toHaveProperty('allow');
    const method = await ask({ method: 'PUT', body: { text: 'x' } });
    expect([method.statusCode, method.headers?.allow, method.headers?.['retry-after']]).toEqual([
      405,
      'POST',
      undefined,
    ]);
  });
});

describe('a call', () => {
  const route = { name: 'n', policy: { access: 'public' }, contract, deps: testDeps() } as never;
  it('is read from whatever the gateway sends', () => {
    const call = toCall({} as never, undefined, route);
    expect(call).toMatchObject({
      ...{ method: 'POST', headers: {}, requestCookies: [], pathParameters: {}, queryParameters: {} },
      ...{
        base64: false,
        sourceIp: '',
        viewer: 'unknown',
        visitorId: '',
        isNewVisitor: false,
        validated: false,
      },
      ...{ stored: { totals: {} }, cookies: [], reply: { reply: true } },
    });
    expect(call.requestId).toMatch(/^[0-9a-f-]{36}$/);
    const partly = toCall({ requestContext: {}, headers: { Cookie: 'a=1;b=2;  c=3' } } as never, {}, route);
    expect([partly.method, partly.sourceIp, partly.requestCookies]).toEqual([
      'POST',
      '',
      ['a=1', 'b=2', 'c=3'],
    ]);
  });

  it('has the first id that looks like one', () => {
    const id = (aws: unknown, gateway: unknown) =>
      toCall({ requestContext: { requestId: gateway } } as never, { awsRequestId: aws } as never, route)
        .requestId;
    expect(id('aws-12345678', 'gateway-1234')).toBe('aws-12345678');
    expect(id('short', 'gateway1234')).toBe('gateway1234');
    expect(id('12345678', undefined)).toBe('12345678');
    for (const odd of ['1234567', 'x'.repeat(65), 'has space 1', 7])
      expect(id(odd, odd)).toMatch(/^[0-9a-f-]{36}$/);
    expect(id('x'.repeat(64), '')).toBe('x'.repeat(64));
  });

  it('names what the client has by its tag, however it was marked on its way', () => {
    expect(sameEtag('"a", W/"b"', '"b"')).toBe(true);
    expect(sameEtag('"b"', 'W/"b"')).toBe(true);
    expect([sameEtag(undefined, '"b"'), sameEtag('"xW/b"', '"b"'), sameEtag('"b', '"b"')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the visitor’s cookie', () => {
  const settings = { name: 'visitor', maxAgeSeconds: 90 * 86_400, secret: visitorSecret, https: true };
  const day = 86_400;
  const cookieOf = (at: Date, id = 'v-1') => issueCookie(settings, id, at).split(';')[0] ?? '';
  const visit = async (cookies: string[], policy: Partial<RoutePolicy>) => {
    const answer = await ask({ body: { text: 'x' }, cookies }, { policy });
    return { id: answer.json.visitorId, isNew: answer.json.isNewVisitor, set: answer.cookies?.length };
  };
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

  it('is set where it is missing or forged, and renewed after a day', async () => {
    const access = { access: 'visitor' } as const;
    const fresh = await visit([], access);
    expect(fresh).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), isNew: true, set: 1 });
    expect(await visit([cookieOf(ago(day))], access)).toEqual({ id: 'v-1', isNew: false, set: 0 });
    expect(await visit([cookieOf(ago(day + 1))], access)).toEqual({ id: 'v-1', isNew: false, set: 1 });
    expect((await visit([`${cookieOf(now)}x`], access)).isNew).toBe(true);
  });

  it('is only looked at where a route knows visitors, and not at all elsewhere', async () => {
    expect(await visit([cookieOf(now)], { knowsVisitor: true })).toMatchObject({ id: 'v-1', set: 0 });
    expect(await visit([], { knowsVisitor: true })).toMatchObject({ id: '', set: 0 });
    expect(await visit([cookieOf(now)], {})).toMatchObject({ id: '', set: 0 });
  });

  it('holds as long as it says, with a little patience for clocks', () => {
    const read = (seconds: number) => readCookie(settings, [cookieOf(ago(seconds))], now)?.id;
    expect([read(settings.maxAgeSeconds), read(settings.maxAgeSeconds + 1)]).toEqual(['v-1', undefined]);
    expect([read(-300), read(-301)]).toEqual(['v-1', undefined]);
    const whole = cookieOf(now);
    const [name = '', value = ''] = whole.split('=');
    const [id, issued, mac] = value.split('.');
    for (const odd of [
      `${id}.${issued}`,
      `.${issued}.${mac}`,
      `${id}..${mac}`,
      `${value}.x`,
      `${id}.x.${mac}`,
      '',
    ])
      expect(readCookie(settings, [`${name}=${odd}`], now)).toBeUndefined();
    expect(readCookie(settings, [cookieOf(now, 'x'.repeat(300))], now)).toBeUndefined();
    expect(readCookie({ ...settings, secret: `${visitorSecret}!` }, [whole], now)).toBeUndefined();
    expect(readCookie({ ...settings, https: false }, [whole], now)).toBeUndefined();
  });
});
