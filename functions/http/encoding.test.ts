import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, packed } from './encoding.ts';
import { sameEtag } from './etag.ts';

describe('the encoding of an answer', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    [' GZIP ;q=1', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip', 'gzip'],
    ['br;Q=0 ,gzip', 'gzip'],
    ['br;q=0.1, gzip', 'br'],
    ['br;q=01, gzip', 'br'],
    ['br;xq=0, gzip', 'br'],
    ['br;q=0x, gzip', 'br'],
    ['gzip;q=0', undefined],
    ['xbr, gzipx', undefined],
  ] as const)('asked for as %j is %j', (accept, encoding) => {
    expect(acceptedEncoding(accept)).toBe(encoding);
  });

  it('is one of those offered', () => {
    expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip');
    expect(acceptedEncoding('br', ['gzip'])).toBeUndefined();
  });

  it('packs a text that comes out the same', () => {
    const text = 'Äpfel und Birnen '.repeat(500);
    expect(brotliDecompressSync(packed(text, 'br')).toString()).toBe(text);
    expect(gunzipSync(packed(text, 'gzip')).toString()).toBe(text);
    expect(packed(text, 'br').length).toBeLessThan(200);
  });
});

describe('an ETag', () => {
  it.each([
    [undefined, '"a"', false],
    ['"a"', '"a"', true],
    ['W/"a"', '"a"', true],
    ['"b", W/"a" ', 'W/"a"', true],
    ['"b"', '"a"', false],
    ['"aW/"', '"a"', false],
    ['*', '"a"', false],
  ])('asked for as %j names %j: %s', (asked, etag, same) => expect(sameEtag(asked, etag)).toBe(same));
});
