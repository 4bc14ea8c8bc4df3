import { describe, expect, it } from 'vitest';
import { webpFile } from '#test/fixtures/webp-file.ts';
import { readPicture } from './read-picture.ts';

const withBytes = (...parts: [at: number, bytes: number[]][]): Uint8Array => {
  const file = new Uint8Array(40);
  for (const [at, bytes] of parts) file.set(bytes, at);
  return file;
};
const text = (value: string) => [...new TextEncoder().encode(value)];

describe('readPicture', () => {
  it('reads the size of every kind of WebP', () => {
    expect(readPicture(webpFile(1600, 840))).toEqual({ type: 'image/webp', width: 1600, height: 840 });
    // 480 × 252, each less one, in 14 bits.
    const lossless = withBytes([0, text('RIFF')], [8, text('WEBPVP8L')], [21, [0xdf, 0xc1, 0x3e, 0x00]]);
    expect(readPicture(lossless)).toEqual({ type: 'image/webp', width: 480, height: 252 });
    const extended = withBytes([0, text('RIFF')], [8, text('WEBPVP8X')], [24, [0xdf, 0x01, 0, 0xfb, 0, 0]]);
    expect(readPicture(extended)).toEqual({ type: 'image/webp', width: 480, height: 252 });
  });

  it('reads the size of a JPEG behind its other segments', () => {
    const jpeg = withBytes(
      [0, [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2]],
      [8, [0xff, 0xc0, 0, 17, 8, 0x00, 0xfc, 0x01, 0xe0]],
    );
    expect(readPicture(jpeg)).toEqual({ type: 'image/jpeg', width: 480, height: 252 });
  });

  it.each([
    ['text', text('<svg onload="alert(1)"></svg><svg onload="alert(1)"></svg>')],
    ['a GIF', [...text('GIF89a'), ...Array(40).fill(1)]],
    ['a PNG', [0x89, ...text('PNG'), ...Array(40).fill(0)]],
    ['an unknown WebP', [...text('RIFF....WEBPEVIL'), ...Array(40).fill(0)]],
    ['a JPEG without a frame', [0xff, 0xd8, ...Array(40).fill(0)]],
    ['nothing', []],
  ])('returns undefined for %s', (_, bytes) => {
    expect(readPicture(Uint8Array.from(bytes))).toBeUndefined();
  });
});
