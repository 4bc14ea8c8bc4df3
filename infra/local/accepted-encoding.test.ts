import { describe, expect, it } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

describe('acceptedEncoding', () => {
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
  ] as const)('negotiates %j as %j', (accept, encoding) => {
    expect(acceptedEncoding(accept)).toBe(encoding);
  });

  it('returns only an offered encoding', () => {
    expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip');
    expect(acceptedEncoding('br', ['gzip'])).toBeUndefined();
  });
});
