import { describe, expect, it, vi } from 'vitest';
import { maxAnswerBytes, toAnswer } from './answer.ts';
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
  const { statusCode, headers = {}, cookies, body } = toAnswer(call);
  return { status: statusCode, headers, cookies, body, logged: error.mock.calls };
};
const reply = (more: object) => ({ reply: { reply: true, ...more } });

describe('an answer', () => {
  it('is JSON, or text as it is, under a status and the id of the request', () => {
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

  it.each([reply({ status: 204, body: { a: 1 } }), reply({}), { notModified: true }])(
    'with nothing to say has no body and no type: %j',
    (given) => {
      expect(answered(given).body).toBe('');
      expect(answered(given).headers).not.toHaveProperty('content-type');
    },
  );

  it('to HEAD has the headers alone', () => {
    expect(answered({ method: 'HEAD' }).body).toBe('');
    expect(answered({ method: 'HEAD' }).headers['content-type']).toContain('json');
  });

  it('may be kept for the time of its route, unless it failed or gives a cookie', () => {
    const kept = (given: { [K in keyof Call]?: unknown }) =>
      answered({ policy: { cacheControl: 'public' }, ...given }).headers['cache-control'];
    expect(kept({})).toBe('public');
    expect(kept(reply({ status: 399 }))).toBe('public');
    expect(kept(reply({ status: 400 }))).toBe('no-store');
    expect(kept({ cookies: ['a=b'] })).toBe('no-store');
  });

  it('that the browser has already is not sent again; a failed one is, without its tag', () => {
    const seen = { etag: '"1"', headers: { 'if-none-match': 'W/"1", "2"' } };
    expect(answered(seen)).toMatchObject({ status: 304, body: '', headers: { etag: '"1"' } });
    expect(answered({ ...seen, etag: '"3"' })).toMatchObject({ status: 200, headers: { etag: '"3"' } });
    expect(answered({ ...seen, ...reply({ status: 201, body: {} }) }).status).toBe(201);
    expect(answered({ ...seen, ...reply({ status: 404, body: {} }) }).headers).not.toHaveProperty('etag');
    expect(answered({ ...seen, ...reply({ body: {}, headers: { etag: '"2"' } }) }).status).toBe(304);
    expect(answered({ headers: { 'if-none-match': '' } })).toMatchObject({ status: 200 });
    expect(answered({}).headers).not.toHaveProperty('etag');
    expect(answered({ notModified: true, errorCode: 'internal', ...reply({ status: 500 }) }).status).toBe(
      500,
    );
  });

  it('gives the cookies of the call and of the reply', () => {
    expect(answered({ cookies: ['a=1'], ...reply({ cookies: ['b=2'] }) }).cookies).toEqual(['a=1', 'b=2']);
  });

  it('larger than Lambda takes is a fault of ours, and logged', () => {
    const bytes = (count: number) => answered(reply({ body: 'ü'.repeat(count / 2) }));
    expect(bytes(maxAnswerBytes).status).toBe(200);
    const large = bytes(maxAnswerBytes + 2);
    expect(large.status).toBe(500);
    expect(JSON.parse(large.body ?? '')).toMatchObject({ code: 'internal' });
    expect(large.logged).toEqual([['answer.too_large', { requestId: 'r1', route: 'test' }]]);
  });
});
