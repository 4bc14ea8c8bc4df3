import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/route.ts';
import { ApiError, buildUrl, call, callFull, nextQuery } from './http.ts';

const getThing = defineRoute({
  method: 'GET',
  path: '/api/things/{id}',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ page: z.optional(z.number()), name: z.optional(z.string()) }),
  response: z.object({ ok: z.boolean() }),
});
const putThing = defineRoute({
  method: 'PUT',
  path: '/api/things',
  body: z.strictObject({ name: z.string() }),
  response: z.object({ ok: z.boolean() }),
});

const answerWith = (body: string | null, init: ResponseInit = {}) => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const json = { 'content-type': 'application/json' };

describe('buildUrl', () => {
  it('encodes path values and leaves out empty query values', () => {
    const url = buildUrl(getThing, { params: { id: 'a/b c' }, query: { page: 2, name: '' } });
    expect(url).toBe('/api/things/a%2Fb%20c?page=2');
  });
});

describe('call', () => {
  it('sends JSON with credentials and a content type only when there is a body [SITE-003]', async () => {
    const fetched = answerWith('{"ok":true}', { headers: json });
    await expect(
      call(putThing, { body: { name: 'x' }, headers: { 'idempotency-key': 'k' } }),
    ).resolves.toEqual({ ok: true });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/things');
    expect(init).toMatchObject({
      method: 'PUT',
      credentials: 'include',
      body: '{"name":"x"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
    });
    await call(getThing, { params: { id: '1' } });
    expect(fetched.mock.calls[1]?.[1].headers).not.toHaveProperty('content-type');
  });

  it.each([
    [
      '{"message":"Too Many Requests"}',
      429,
      'Too Many Requests',
      '429: {"message":"Too Many Requests"}',
      'Too many requests. Please wait a moment and try again.',
    ],
    [
      '{"code":"auth.failed","message":"No."}',
      401,
      'Unauthorized',
      '401: {"code":"auth.failed","message":"No."}',
      'No.',
    ],
    ['', 503, 'Service Unavailable', '503: Service Unavailable', undefined],
    ['<html>', 502, 'Bad Gateway', '502: <html>', undefined],
  ])(
    'turns %j with status %i into the specified message [SITE-002]',
    async (body, status, statusText, message, said) => {
      answerWith(body, { status, statusText, headers: { 'retry-after': '30' } });
      const error = await call(getThing, { params: { id: '1' } }).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ message, status, serverMessage: said, retryAfterSeconds: 30 });
    },
  );

  it('never retries [SITE-004]', async () => {
    const fetched = answerWith('', { status: 500 });
    await call(getThing, { params: { id: '1' } }).catch(() => undefined);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('callFull', () => {
  it('resolves a 304 without data', async () => {
    answerWith(null, { status: 304 });
    await expect(callFull(getThing, { params: { id: '1' } })).resolves.toMatchObject({
      status: 304,
      data: undefined,
    });
  });
});

describe('nextQuery', () => {
  it.each([
    ['</api/things?after=1&name=a%20b>; rel="next"', { after: '1', name: 'a b' }],
    ['</a?x=1>; rel="prev", </b?y=2>; rel="next"', { y: '2' }],
    ['</a>; rel="prev"', undefined],
    [undefined, undefined],
  ])('reads %j', (link, expected) => {
    expect(nextQuery(new Headers(link ? { link } : {}))).toEqual(expected);
  });
});
