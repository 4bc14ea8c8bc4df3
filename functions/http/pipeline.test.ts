import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { requiredText } from '#shared/api/fields.ts';
import { defineRoute } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import { type EventOptions, gatewayEvent, now, testDeps } from '#test/fixtures/gateway.ts';
import { defineHandler, reply } from './define.ts';
import { makeHandler } from './pipeline.ts';
import type { Deps, Route, RoutePolicy } from './types.ts';

const dynamo = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamo.restore());
beforeEach(() => dynamo.reset());

const writeContract = defineRoute({
  method: 'POST',
  path: '/api/notes/{id}',
  params: z.strictObject({ id: z.string().check(z.regex(/^\d+$/)) }),
  query: z.strictObject({ dry: z.optional(z.literal('1', { error: 'Only 1.' })) }),
  body: z.strictObject({
    text: requiredText(10, 'Text'),
    tags: z.optional(z.array(z.string({ error: 'Tags are words.' }))),
    at: z.optional(z.unknown()),
  }),
  response: z.unknown(),
  status: 201,
  maxBodyBytes: 200,
});
const readContract = defineRoute({ method: 'GET', path: '/api/notes', response: z.unknown() });

const write = defineHandler(writeContract, () => async ({ params, body }) => ({
  ...(params as object),
  ...(body as object),
}));
const reading = (answer: unknown) =>
  defineHandler(readContract, () => async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });

const call = async (
  route: Route<never> | Route,
  event: EventOptions,
  policy: Partial<RoutePolicy> = {},
  deps: Deps = testDeps(),
) => {
  const handler = makeHandler('test', { access: 'public', ...policy }, route, deps);
  const answer = await handler(gatewayEvent(event));
  return {
    ...answer,
    json: answer.body ? JSON.parse(answer.body) : undefined,
    headers: answer.headers ?? {},
  };
};
const post = (event: EventOptions = {}, policy?: Partial<RoutePolicy>, deps?: Deps) =>
  call(write, { method: 'POST', params: { id: '7' }, body: { text: ' hello ' }, ...event }, policy, deps);

describe('the pipeline with a valid request', () => {
  it('passes the parsed request to the handler, and answers with the contract’s status and safe headers [HTTP-043]', async () => {
    const answer = await post();
    expect([answer.statusCode, answer.json]).toEqual([201, { id: '7', text: 'hello' }]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': 'request-12345678',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('includeSubDomains'),
    });
  });

  it('decodes a base64 body', async () => {
    const rawBody = Buffer.from('{"text":"grüße"}');
    const answer = await post({ rawBody, body: undefined, headers: { 'content-type': 'application/json' } });
    expect(answer.json).toEqual({ id: '7', text: 'grüße' });
  });

  it('answers HEAD like GET without a body', async () => {
    const answer = await call(reading({ a: 1 }), { method: 'HEAD' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it('writes one log line without personal data', async () => {
    const deps = testDeps();
    await post({ body: { text: 'secret@x.y' } }, {}, deps);
    expect(deps.lines).toEqual([
      {
        level: 'info',
        event: 'request',
        requestId: 'request-12345678',
        route: 'test',
        method: 'POST',
        status: 201,
        ms: expect.any(Number),
      },
    ]);
  });
});

describe('the pipeline with an invalid request', () => {
  const raw = (rawBody: string | Buffer, headers = { 'content-type': 'application/json' }) => ({
    rawBody,
    body: undefined,
    headers,
  });
  it.each<[string, EventOptions, number, string]>([
    ['no body', { body: undefined }, 415, 'request.content_type'],
    ['an empty body', raw(''), 400, 'request.malformed'],
    ['another type', { headers: { 'content-type': 'text/plain' } }, 415, 'request.content_type'],
    ['a compressed body', { headers: { 'content-encoding': 'gzip' } }, 415, 'request.content_type'],
    ['broken JSON', raw('{"text":'), 400, 'request.malformed'],
    ['NaN', raw('{"text":NaN}'), 400, 'request.malformed'],
    ['1e400', raw('{"text":"a","tags":1e400}'), 400, 'request.malformed'],
    ['invalid UTF-8', raw(Buffer.from([0x7b, 0xff, 0x7d])), 400, 'request.malformed'],
    ['half a character', raw('{"text":"\\ud800"}'), 400, 'request.malformed'],
    ['__proto__', raw('{"text":"a","__proto__":{"x":1}}'), 400, 'request.malformed'],
    ['constructor', raw('{"text":"a","tags":{"constructor":"x"}}'), 400, 'request.malformed'],
    ['deep nesting', raw(`{"text":${'['.repeat(90)}${']'.repeat(90)}}`), 400, 'request.malformed'],
    ['an array', { body: [] }, 400, 'request.invalid'],
    ['null', { body: null }, 400, 'request.invalid'],
    ['too many bytes', { body: { text: 'x'.repeat(300) } }, 413, 'request.too_large'],
    ['too many bytes in base64', raw(Buffer.alloc(300)), 413, 'request.too_large'],
    ['an impossible path', { params: { id: '../1' } }, 404, 'record.not_found'],
    ['another method', { method: 'PUT' }, 405, 'route.method'],
    ['a strange idempotency key', { headers: { 'idempotency-key': 'a b' } }, 400, 'request.invalid'],
  ])('answers %s with its own status [HTTP-015]', async (_name, event, status, code) => {
    const answer = await post(event);
    expect([answer.statusCode, answer.json.code]).toEqual([status, code]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('names the field of a number that the table can’t hold [HTTP-031]', async () => {
    for (const number of [1e21, -1e16, 1e-300])
      expect((await post({ body: { text: 'a', at: { x: number } } })).json).toMatchObject({
        code: 'request.invalid',
        fields: { 'at.x': 'This number is out of range.' },
      });
  });

  it('names every field once, from body and query together [HTTP-025]', async () => {
    const answer = await post({
      body: { text: '  ', tags: ['a', 1, 2], role: 'admin' },
      query: { dry: '2' },
    });
    expect(answer.json).toEqual({
      code: 'request.invalid',
      message: 'Please check the highlighted fields.',
      fields: {
        text: 'Text is required.',
        'tags.1': 'Tags are words.',
        'tags.2': 'Tags are words.',
        role: 'This field is not known.',
        'query.dry': 'Only 1.',
      },
    });
  });

  it.each<[string, Record<string, string>, number]>([
    ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }, 403],
    ['another Origin', { origin: 'https://evil.example' }, 403],
    ['Origin null', { origin: 'null' }, 403],
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://parley.example' }, 201],
    ['our own Origin', { origin: 'https://parley.example' }, 201],
    ['the host that the edge reports', { origin: 'https://d1.example', 'x-viewer-host': 'd1.example' }, 201],
    ['a client that is no browser', {}, 201],
  ])('judges a write from %s [HTTP-014]', async (_name, headers, status) => {
    expect((await post({ headers: { 'content-type': 'application/json', ...headers } })).statusCode).toBe(
      status,
    );
  });

  it('refuses requests that bypass the edge [HTTP-009]', async () => {
    const deps = testDeps({ env: { ORIGIN_SECRET: 'edge' } });
    expect((await post({}, {}, deps)).json.code).toBe('edge.forbidden');
    const headers = { 'content-type': 'application/json', 'x-origin-verify': 'edge' };
    expect((await post({ headers }, {}, deps)).statusCode).toBe(201);
  });
});

describe('the pipeline with an oversized response', () => {
  const named = (name: string, more: object = {}) =>
    Object.assign(new Error('table secret'), { name, ...more });
  it.each<[string, Error, number, string | undefined]>([
    ['a known code', new AppError('record.not_found'), 404, undefined],
    ['throttling', named('ProvisionedThroughputExceededException'), 503, '2'],
    ['a 500 of the table', named('X', { $metadata: { httpStatusCode: 500 } }), 503, '2'],
    ['a closed socket', named('Error', { code: 'ECONNRESET' }), 503, '2'],
    ['a timeout', named('TimeoutError'), 503, '2'],
    [
      'a conflict',
      named('TransactionCanceledException', { CancellationReasons: [{ Code: 'TransactionConflict' }] }),
      503,
      '2',
    ],
    ['a bug', new TypeError('x is not a function'), 500, undefined],
  ])(
    'from %s becomes the right status without internals [HTTP-038]',
    async (_name, error, status, retryAfter) => {
      const answer = await call(reading(error), {});
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, retryAfter]);
      expect(answer.body).not.toMatch(/secret|not a function/);
    },
  );

  it('answers an error instead of more than 5 MB [HTTP-023]', async () => {
    const answer = await call(reading('x'.repeat(5_100_000)), {});
    expect([answer.statusCode, answer.json.code]).toEqual([500, 'internal']);
  });
});

describe('the rate limit', () => {
  const policy = { rateLimit: { name: 'notes', max: 2, windowSeconds: 60, onFailure: 'open' } } as const;

  it('answers 429 with Retry-After until the window ends', async () => {
    dynamo.on(UpdateCommand).resolves({ Attributes: { n: 3 } });
    const answer = await post({}, policy);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
    const key = dynamo.commandCalls(UpdateCommand)[0]?.args[0].input.Key;
    expect(key?.pk).toMatch(/^RATE#notes#[\w-]{22}$/);
    expect(key?.sk).toBe(String(now.getTime() / 1000));
  });

  it('counts an IPv6 network as one viewer, and trusts the edge’s header only with its secret [HTTP-006]', async () => {
    dynamo.on(UpdateCommand).resolves({ Attributes: { n: 1 } });
    const env = { ORIGIN_SECRET: 'edge' };
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1']) {
      const headers = {
        'content-type': 'application/json',
        'x-origin-verify': 'edge',
        'cloudfront-viewer-address': `${address}:443`,
      };
      await post({ headers }, policy, testDeps({ env }));
    }
    await post(
      { headers: { 'content-type': 'application/json', 'cloudfront-viewer-address': '9.9.9.9:1' } },
      policy,
    );
    // One item for the /48, with a counter for each /64 in it.
    const [a, b, c, d] = dynamo.commandCalls(UpdateCommand).map(({ args }) => {
      const { Key, ExpressionAttributeNames: names = {} } = args[0].input;
      return [Key?.pk, ...Object.keys(names).map((name) => names[name])].join();
    });
    expect(a).toBe(b);
    expect(new Set([a, c, d]).size).toBe(3);
  });

  it('fails open with a coarse local cap, or closed [HTTP-020]', async () => {
    dynamo.on(UpdateCommand).rejects(Object.assign(new Error(), { name: 'ThrottlingException' }));
    const handler = makeHandler('test', { access: 'public', ...policy }, write, testDeps());
    const statuses = [];
    for (let i = 0; i < 3; i++) {
      const event = gatewayEvent({ method: 'POST', params: { id: '7' }, body: { text: 'a' } });
      statuses.push((await handler(event)).statusCode);
    }
    expect(statuses).toEqual([201, 201, 429]);
    const closed = await post({}, { rateLimit: { ...policy.rateLimit, onFailure: 'closed' } });
    expect(closed.statusCode).toBe(503);
  });
});

describe('the visitor in the pipeline', () => {
  const whoami = defineHandler(readContract, () => async ({ visitorId }) => ({ visitorId }));
  const visit = (cookies: string[]) =>
    call(whoami, { cookies }, { access: 'visitor', cacheControl: 'public' });

  it('gets a signed cookie once and keeps that identity [HTTP-016]', async () => {
    const first = await visit([]);
    const cookie = first.cookies?.[0] ?? '';
    expect(cookie).toMatch(
      /^__Host-visitor=[^;]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(first.headers['cache-control']).toBe('no-store');
    const again = await visit([cookie.split(';')[0] ?? '']);
    expect([again.json, again.cookies]).toEqual([first.json, []]);
  });

  it.each(['__Host-visitor=x', '__Host-visitor=a.1.b', '__Host-visitor=', 'visitor=a.1.b'])(
    'gets a new identity with %s',
    async (cookie) => {
      expect((await visit([cookie])).cookies).toHaveLength(1);
    },
  );

  it('gets a new identity when the cookie was altered', async () => {
    const cookie = (await visit([])).cookies?.[0]?.split(';')[0] ?? '';
    expect((await visit([cookie.replace(/=./, '=z')])).cookies).toHaveLength(1);
  });
});

describe('the ETag of a handler', () => {
  it('answers 304 without a body when the client has it', async () => {
    const tagged = defineHandler(
      readContract,
      () => async () => reply({ headers: { etag: '"v1"' }, body: { a: 1 } }),
    );
    expect((await call(tagged, {})).statusCode).toBe(200);
    const answer = await call(tagged, { headers: { 'if-none-match': 'W/"v1"' } });
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', '"v1"']);
  });
});
