import { describe, expect, it } from 'vitest';
import { flowLimits } from './limits.ts';
import { buildRequest, isAllowedHeader, mapResponse, type RequestSpec } from './request.ts';

const call = (data: Partial<RequestSpec>): RequestSpec => ({
  url: 'https://api.example.com/',
  method: 'POST',
  headers: {},
  responseMapping: {},
  ...data,
});
const built = (data: Partial<RequestSpec>, variables: Record<string, string> = {}) => {
  const one = buildRequest(call(data), variables);
  if (!one.ok) throw new Error(one.error);
  return one.request;
};
const refusal = (data: Partial<RequestSpec>, variables: Record<string, string> = {}) => {
  const one = buildRequest(call(data), variables);
  return one.ok ? undefined : one.error;
};
const mostBody = flowLimits.bodyChars * 8;

describe('the URL of a request', () => {
  it.each([
    ['a b', 'a%20b'],
    ['ä/?#&', '%C3%A4%2F%3F%23%26'],
    ['.a', '.a'],
    ['a.', 'a.'],
    ['a..b', 'a..b'],
    ['\ud800', '%EF%BF%BD'],
  ])('encodes %j as %j', (value, written) => {
    expect(built({ url: 'https://x.org/{{v}}' }, { v: value }).url).toBe(`https://x.org/${written}`);
  });

  it.each(['.', '..', '...'])('drops %j, which would go up a folder', (value) => {
    expect(built({ url: 'https://x.org/a/{{v}}' }, { v: value }).url).toBe('https://x.org/a/');
  });

  it.each([
    [' https://x.org ', 'https://x.org/'],
    ['HTTP://X.org/A', 'http://x.org/A'],
    ['https://x.org?a=b', 'https://x.org/?a=b'],
    ['https://x.org#a/../b', 'https://x.org/#a/../b'],
    ['https://x.org/a?b=../c', 'https://x.org/a?b=../c'],
  ])('turns %j into %j', (url, written) => expect(built({ url }).url).toBe(written));

  it.each([
    ['   ', 'The request has no URL.'],
    ['see https://x.org', 'The URL must start with https://'],
    ['ftp://x.org', 'The URL must start with https://'],
    ['https://', 'The URL is not valid.'],
    ['https://x y/', 'The URL is not valid.'],
    ['https://x.org/a/..', 'The path of the URL cannot contain . or .. segments.'],
    ['https://x.org/a/./b?c', 'The path of the URL cannot contain . or .. segments.'],
  ])('rejects %j: %s', (url, error) => expect(refusal({ url })).toBe(error));

  it('accepts values longer than an author’s URL may be, up to a limit', () => {
    const long = 'x'.repeat(flowLimits.urlChars + 100);
    expect(built({ url: 'https://x.org/?q={{v}}' }, { v: long }).url).toBe(`https://x.org/?q=${long}`);
    const endless = built({ url: 'https://x.org/?q={{v}}{{v}}{{v}}' }, { v: long }).url;
    expect(endless.length).toBeLessThan(flowLimits.urlChars * 2 + 50);
  });
});

describe('the body of a request', () => {
  it.each([
    ['POST', '{"v":"1"}'],
    ['PUT', '{"v":"1"}'],
    ['GET', undefined],
    ['DELETE', undefined],
  ] as const)('of %s defaults to %j', (method, body) => {
    expect(built({ method }, { v: '1' }).body).toBe(body);
    expect(built({ method, body: ' ' }, { v: '1' }).body).toBe(body);
    expect(built({ method, body: '[{{v}}]' }, { v: '1' }).body).toBe(body && '[1]');
  });

  it.each([
    ['0', '0'],
    ['-12.5', '-12.5'],
    ['true', 'true'],
    ['false', 'false'],
    ['123456789012345', '123456789012345'],
    ['0.123456789012345', '0.123456789012345'],
    // Values that aren't JSON numbers, or would lose digits, are sent as strings.
    ['1234567890123456', '"1234567890123456"'],
    ['0.1234567890123456', '"0.1234567890123456"'],
    ['012', '"012"'],
    ['1.', '".1"'.replace('.1', '1.')],
    ['.5', '".5"'],
    ['+1', '"+1"'],
    ['1e5', '"1e5"'],
    ['1 ', '"1 "'],
    ['x1', '"x1"'],
    ['null', '"null"'],
    ['TRUE', '"TRUE"'],
    ['', '""'],
  ])('writes %j outside of quotes as %s', (value, written) => {
    expect(built({ body: '{"v": {{v}}}' }, { v: value }).body).toBe(`{"v": ${written}}`);
  });

  it('distinguishes escaped quotes from closing ones', () => {
    const body = String.raw`{"a": "say \"{{v}}\" \\", "b": {{v}}, "c": "{{v}}"}`;
    expect(JSON.parse(built({ body }, { v: 'x"\n' }).body ?? '')).toEqual({
      a: 'say "x"\n" \\',
      b: 'x"\n',
      c: 'x"\n',
    });
  });

  it('may be exactly eight times the author’s limit', () => {
    const of = (chars: number) => ({ v: 'x'.repeat(chars - 2) });
    expect(built({ body: '"{{v}}"' }, of(mostBody)).body).toHaveLength(mostBody);
    expect(refusal({ body: '"{{v}}"' }, of(mostBody + 1))).toBe('The body is too long.');
    expect(refusal({ body: '["{{v}}"]' }, of(mostBody))).toBe('The body is too long.');
    expect(refusal({ body: '[{{v}},{{v}}]' }, of(mostBody))).toBe('The body is too long.');
    expect(refusal({}, of(mostBody))).toBe('The body is too long.');
  });
});

describe('the headers of a request', () => {
  it('accept long values, remove line breaks and encode other characters', () => {
    const long = 'x'.repeat(flowLimits.headerValueChars + 500);
    const headers = { 'X-A': '{{long}}', 'X-B': 'é {{b}}~', ' ': 'nothing', 'X-C': ' ! ' };
    expect(built({ headers }, { long, b: 'a\r\nb\u007fü😀\udc00' }).headers).toEqual({
      'X-A': long,
      'X-B': '%C3%A9 abc~'.replace('abc', 'ab%C3%BC%F0%9F%98%80%EF%BF%BD'),
      'X-C': ' ! ',
    });
    const endless = built({ headers: { 'X-A': '{{long}}{{long}}' } }, { long }).headers['X-A'];
    expect(decodeURIComponent(endless ?? '')).toHaveLength(flowLimits.headerValueChars * 2);
  });

  it.each([
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ["!#$%&'*+.^_`|~-09AZ", true],
    ['x-amz', false],
    ['X-Amzn-Trace', false],
    ['x-am', true],
    ['secret', true],
    ['X-Sec-Fetch', true],
    ['te', false],
    ['tea', true],
    ['via', false],
    ['CloudFront-Viewer-Address', false],
    ['x-setup-token', false],
    ['x-viewer-id', false],
    ['x-y\n', false],
  ])('allow %j: %s', (name, allowed) => expect(isAllowedHeader(name)).toBe(allowed));
});

describe('values from a response', () => {
  const body = JSON.stringify({ a: { b: [10, { c: 'd' }], text: 'word', no: null, list: [] }, '0': 'zero' });
  it.each([
    ['a.b[0]', '10'],
    ['a.b.1.c', 'd'],
    ['a.b[1].c', 'd'],
    ['$.a.text', 'word'],
    ['a..text', 'word'],
    ['[0]', 'zero'],
    ['a.list', '[]'],
    ['a.b', '[10,{"c":"d"}]'],
    ['a.b[10]', undefined],
    ['a.b[x]', undefined],
    ['a.b.length', '2'],
    ['a.text.length', undefined],
    ['a.text.0', undefined],
    ['a.no', undefined],
    ['a.no.more', undefined],
    ['a.toString', undefined],
    ['', body],
  ])('maps the path %j to %j', (path, value) => {
    const expected =
      value === undefined ? [] : [['v', path === '' ? JSON.stringify(JSON.parse(body)) : value]];
    expect(mapResponse({ v: path }, body)).toEqual(expected);
  });

  it('are stored under valid variable names only', () => {
    expect(mapResponse({ '1v': 'a', valueOf: 'a', v_1: 'a' }, '{"a":1}')).toEqual([['v_1', '1']]);
    expect(mapResponse({ v: 'a' }, 'null')).toEqual([]);
    expect(mapResponse({ v: '' }, '"x"')).toEqual([['v', 'x']]);
  });
});
