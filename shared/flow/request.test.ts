import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRequest, isAllowedHeader, mapResponse, type RequestSpec } from './request.ts';

const call = (data: object): RequestSpec => ({
  url: 'https://api.example.com/',
  method: 'POST',
  headers: {},
  responseMapping: {},
  ...data,
});
const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '"',
    '\\',
    '","admin":true,"x":"',
    '\r\nHost: evil',
    '../..',
    '//evil.com',
    '?a=b',
    '#',
    '@evil.com',
  ),
);

describe('variables in a request', () => {
  it('never add a key to the body, in quotes or outside [FLOW-032]', () => {
    fc.assert(
      fc.property(nasty, (value) => {
        const built = buildRequest(call({ body: '{"name": "Hi {{a}}!", "raw": {{a}}}' }), { a: value });
        if (!built.ok) throw new Error(built.error);
        const body = JSON.parse(built.request.body ?? '') as Record<string, unknown>;
        expect(Object.keys(body)).toEqual(['name', 'raw']);
        expect(body.name).toBe(`Hi ${value}!`);
        expect(String(body.raw)).toBe(value);
      }),
    );
  });

  it('use encoded fallback texts when they have no value', () => {
    const body = '{"name": "{{name|a \\"friend\\"}}", "count": {{count|0}}, "raw": {{raw|x"y}}}';
    const built = buildRequest(call({ url: 'https://api.example.com/{{city|a/b}}?q={{q|&}}', body }), {});
    if (!built.ok) throw new Error(built.error);
    expect(built.request.url).toBe('https://api.example.com/a%2Fb?q=%26');
    expect(JSON.parse(built.request.body ?? '')).toEqual({ name: 'a \\"friend\\"', count: 0, raw: 'x"y' });
  });

  it('never leave their place in the URL [FLOW-030]', () => {
    fc.assert(
      fc.property(nasty, nasty, (a, b) => {
        const built = buildRequest(call({ url: 'https://api.example.com/v1/{{a}}/items?q={{b}}&fixed=1' }), {
          a,
          b,
        });
        if (!built.ok) return;
        const url = new URL(built.request.url);
        expect(url.host).toBe('api.example.com');
        expect(url.pathname.split('/')).toHaveLength(4);
        expect([...url.searchParams.keys()]).toEqual(['q', 'fixed']);
        expect(url.hash).toBe('');
      }),
    );
  });

  it('never break out of a header [FLOW-031]', () => {
    fc.assert(
      fc.property(nasty, (value) => {
        const built = buildRequest(call({ headers: { 'X-Name': 'a {{a}}' } }), { a: value });
        expect(built.ok && built.request.headers['X-Name']).toMatch(/^[\x20-\x7e]*$/);
      }),
    );
  });

  it('are all sent when there is no body, except with GET', () => {
    const built = buildRequest(call({}), { a: '1' });
    expect(built).toMatchObject({ request: { body: '{"a":"1"}' } });
    expect(buildRequest(call({ method: 'GET', body: '{}' }), {})).toEqual({
      ok: true,
      request: { method: 'GET', url: 'https://api.example.com/', headers: {} },
    });
  });

  it.each([
    [{ url: '' }, 'The request has no URL.'],
    [{ url: 'example.com' }, 'The URL must start with https://'],
    [{ url: 'https://{{a}}/x' }, 'The host in the URL cannot contain variables.'],
    [{ url: 'https://api.example.com/a/../b' }, 'The path of the URL cannot contain . or .. segments.'],
    [{ url: 'https://api.example.com/{{dot}}./b' }, 'The path of the URL cannot contain . or .. segments.'],
    [{ headers: { Host: 'x' } }, 'The header Host cannot be set.'],
    [{ body: '{' }, 'The body is not valid JSON.'],
  ])('rejects %j: %s', (data, error) => {
    expect(buildRequest(call(data), { a: 'evil.com', dot: '.' })).toEqual({ ok: false, error });
  });
});

describe('headers', () => {
  it.each([
    'Host',
    'COOKIE',
    'content-length',
    'X-Forwarded-For',
    'X-Amz-Security-Token',
    'x-origin-verify',
    'X-Admin-Session',
    'Proxy-Authorization',
    'Sec-Fetch-Site',
    'Transfer-Encoding',
    'a b',
    'a:b',
    'a\r\nb',
    '',
  ])('rejects %j', (name) => expect(isAllowedHeader(name)).toBe(false));
  it.each(['Authorization', 'X-Api-Key', 'Content-Type', 'Accept'])('allows %s', (name) =>
    expect(isAllowedHeader(name)).toBe(true),
  );
});

describe('a response', () => {
  it('fills variables by path, and ignores missing values, invalid names and other formats than JSON', () => {
    const body = JSON.stringify({ data: { items: [{ price: 12.5, tags: ['a'] }], none: null }, ok: true });
    expect(
      mapResponse(
        {
          price: 'data.items[0].price',
          first: '$.data.items.0.tags',
          ok: 'ok',
          gone: 'data.x.y',
          none: 'data.none',
          constructor: 'ok',
          a: 'data.constructor',
          b: 'ok.__proto__',
        },
        body,
      ),
    ).toEqual([
      ['price', '12.5'],
      ['first', '["a"]'],
      ['ok', 'true'],
    ]);
    expect(mapResponse({ a: 'b' }, '<html>')).toEqual([]);
  });
});
