import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { compressedFrom, maxAnswerBytes, toAnswer } from './answer.ts';
import type { Call } from './call.ts';

const answered = (given: { [K in keyof Call]?: unknown }) => {
  const error = vi.fn();
  const call = {
    policy: {},
    headers: {},
    cookies: [],
    method: 'GET',
    requestId: 'r1',
    name: 'test',
    deps: { log: { error } },
    reply: { reply: true, body: { a: 1 } },
    ...given,
  } as unknown as Call;
  const { statusCode, headers = {}, cookies, body, isBase64Encoded: base64 } = toAnswer(call);
  return { status: statusCode, headers, cookies, body, base64, logged: error.mock.calls };
};
const reply = (more: object) => ({ reply: { reply: true, ...more } });

describe('toAnswer', () => {
  it('sends JSON or plain text with status and request id', () => {
    expect(answered({})).toMatchObject({ status: 200, body: '{"a":1}' });
    expect(answered({}).headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': 'r1',
      'cache-control': 'no-store',
    });
    const text = answered(reply({ status: 201, body: 'a text', headers: { 'content-type': 'text/plain' } }));
    expect(text).toMatchObject({ status: 201, body: 'a text' });
    expect(text.headers['content-type']).toBe('text/plain');
  });

  it.each([reply({ status: 204, body: { a: 1 } }), reply({}), reply({ status: 304 })])(
    'sends no body and no content type for %j',
    (given) => {
      expect(answered(given).body).toBe('');
      expect(answered(given).headers).not.toHaveProperty('content-type');
    },
  );

  it('sends only headers for HEAD', () => {
    expect(answered({ method: 'HEAD' }).body).toBe('');
    expect(answered({ method: 'HEAD' }).headers['content-type']).toContain('json');
  });

  it('allows caching as the route says, unless the request failed or sets a cookie', () => {
    const kept = (given: { [K in keyof Call]?: unknown }) =>
      answered({ policy: { cacheControl: 'public' }, ...given }).headers['cache-control'];
    expect(kept({})).toBe('public');
    expect(kept(reply({ status: 399 }))).toBe('public');
    expect(kept(reply({ status: 400 }))).toBe('no-store');
    expect(kept({ cookies: ['a=b'] })).toBe('no-store');
  });

  it('sends 304 without a body when the client has its ETag, unless the request failed', () => {
    const answer = (etag: string, more: object = {}) =>
      answered({
        headers: { 'if-none-match': 'W/"1", "2"' },
        ...reply({ body: {}, headers: { etag }, ...more }),
      });
    expect(answer('"1"')).toMatchObject({ status: 304, body: '', headers: { etag: '"1"' } });
    expect(answer('"3"')).toMatchObject({ status: 200, headers: { etag: '"3"' } });
    expect(answer('"1"', { status: 201 }).status).toBe(201);
    expect(answer('"1"', { status: 404 }).status).toBe(404);
    expect(answered({}).headers).not.toHaveProperty('etag');
  });

  it('sets the cookies of the call and of the reply', () => {
    expect(answered({ cookies: ['a=1'], ...reply({ cookies: ['b=2'] }) }).cookies).toEqual(['a=1', 'b=2']);
  });

  it('turns a body larger than Lambda allows into a logged 500', () => {
    const bytes = (count: number) => answered(reply({ body: 'ü'.repeat(count / 2) }));
    expect(bytes(maxAnswerBytes).status).toBe(200);
    const large = bytes(maxAnswerBytes + 2);
    expect(large.status).toBe(500);
    expect(JSON.parse(large.body ?? '')).toMatchObject({ code: 'internal' });
    expect(large.logged).toEqual([['answer.too_large', { requestId: 'r1', route: 'test' }]]);
  });

  describe('toAnswer with a long list', () => {
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      id: index,
      said: 'Could it take the evenings, too?',
    }));
    const list = (accept: string | undefined, more: object = {}) =>
      answered({
        headers: { 'accept-encoding': accept },
        ...reply({ body: rows, headers: { etag: '"1-a"' } }),
        ...more,
      });

    it.each(['gzip, deflate, br, zstd', 'GZIP', 'br;q=0, gzip;q=0.5'])('compresses for %s', (accept) => {
      const { headers, body = '', base64 } = list(accept);
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(base64).toBe(true);
      expect(body.length).toBeLessThan(JSON.stringify(rows).length / 4);
      expect(JSON.parse(gunzipSync(Buffer.from(body, 'base64')).toString())).toEqual(rows);
    });

    it.each([undefined, '', 'identity', 'gzip;q=0', 'gzip; q=0.00, br', 'br', 'xgzip'])(
      'does not compress for %j',
      (accept) => {
        const { headers, body = '', base64 } = list(accept);
        expect(JSON.parse(body)).toEqual(rows);
        expect(base64).toBeUndefined();
        expect(headers).not.toHaveProperty('content-encoding');
        expect(headers).toMatchObject({ vary: 'Accept-Encoding', etag: '"1-a"' });
      },
    );

    it('sends a weak ETag with a compressed body, which the client can send back', () => {
      const { etag } = list('gzip').headers;
      expect(etag).toBe('W/"1-a"');
      const again = list('gzip', { headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } });
      expect([again.status, again.body]).toEqual([304, '']);
      expect(again.headers).not.toHaveProperty('content-encoding');
    });

    it('compresses from a minimum length on', () => {
      const text = (length: number) => list('gzip', reply({ body: 'a'.repeat(length) })).headers;
      expect(text(compressedFrom)).toHaveProperty('content-encoding');
      expect(text(compressedFrom - 1)).not.toHaveProperty('content-encoding');
      expect(text(compressedFrom - 1)).not.toHaveProperty('vary');
      expect(list('gzip', { method: 'HEAD' }).headers).not.toHaveProperty('content-encoding');
    });
  });
});
