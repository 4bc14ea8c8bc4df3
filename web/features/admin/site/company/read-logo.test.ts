import { describe, expect, it, vi } from 'vitest';
import { readLogo } from './read-logo.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>';

describe('readLogo', () => {
  it('accepts an SVG of shapes', async () => {
    expect(await readLogo(new Blob([`<?xml version="1.0"?>${svg}`]))).toEqual({ svg });
  });

  it('recognises pictures by their bytes, whatever their name', async () => {
    const read = (...bytes: number[]) => readLogo(new Blob([new Uint8Array(bytes)]));
    expect(await read(0xff, 0xd8, 0xff, 0xe0)).toEqual({ problem: expect.stringContaining('JPEG') });
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    expect(await read(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a)).toEqual({
      problem: expect.stringContaining('damaged'),
    });
    vi.unstubAllGlobals();
  });

  it.each([
    '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>',
    '<svg viewBox="0 0 1 1" onload="alert(1)"><path d="M0 0"/></svg>',
    '<svg viewBox="0 0 1 1"><image href="https://evil.example/a.png"/></svg>',
    'not a drawing',
  ])('refuses %s', async (text) => {
    expect(await readLogo(new Blob([text]))).toEqual({ problem: expect.any(String) });
  });

  it('states the size of a file that is too large', async () => {
    const large = new Blob([svg.replace('M0 0', 'M0 0'.padEnd(200_000, ' '))]);
    expect(await readLogo(large)).toEqual({ problem: expect.stringContaining('201 KB') });
  });
});
