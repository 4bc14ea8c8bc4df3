import { describe, expect, it } from 'vitest';
import { logoProblem } from './logo.ts';
import { isPngLogo, pngLogo, readPng } from './png-logo.ts';

/** One pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const bytes = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));

describe('readPng', () => {
  it('reads the size of a complete PNG', () => {
    expect(readPng(bytes(pixel))).toEqual({ width: 1, height: 1 });
  });

  it.each([
    ['another type', bytes('/9j/4AAQSkZJRgABAQAAAQABAAD/2w==')],
    ['a cut file', bytes(pixel).slice(0, -4)],
    ['a file with something behind it', Uint8Array.from([...bytes(pixel), 60, 115, 118, 103])],
    ['a signature alone', bytes(pixel).slice(0, 8)],
    ['nothing', new Uint8Array()],
  ])('refuses %s', (_, file) => {
    expect(readPng(file)).toBeUndefined();
  });
});

describe('a PNG logo', () => {
  it('is accepted as a logo', () => {
    expect(logoProblem(pngLogo({ width: 1, height: 1 }, pixel))).toBeUndefined();
  });

  it.each([
    ['another size than its picture’s', pngLogo({ width: 2, height: 1 }, pixel)],
    [
      'another address',
      pngLogo({ width: 1, height: 1 }, pixel).replace('data:image/png', 'https://x.example'),
    ],
    ['a script beside it', pngLogo({ width: 1, height: 1 }, pixel).replace('<image', '<script/><image')],
    ['an event', pngLogo({ width: 1, height: 1 }, pixel).replace('<image', '<image onload="x"')],
    ['something else in base64', pngLogo({ width: 1, height: 1 }, 'PHN2Zz48L3N2Zz4=')],
  ])('is refused with %s', (_, source) => {
    expect(isPngLogo(source)).toBe(false);
    expect(logoProblem(source)).toBeTruthy();
  });
});
