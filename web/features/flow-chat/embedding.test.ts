import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isReadableAccent } from '#shared/site/accent.ts';
import { buildAccentStyle, parseEmbedding } from './embedding.ts';

it('reads known values and the page’s colours from the fragment, and nothing else', () => {
  const hash = new URLSearchParams({
    'v.email': 'ann@example.org',
    'v.first_name': 'Ann',
    'v.2bad': 'x',
    'v.empty': '',
    't.accent': '#123456',
    't.radius': '8px',
    't.text': 'red;background:url(//evil)',
    't.unknown': '#fff',
    other: 'x',
  });
  const { known, style } = parseEmbedding(`#${hash}`);
  expect(known).toEqual({ email: 'ann@example.org', first_name: 'Ann' });
  expect(style).toMatchObject({ '--accent': '#123456', '--bubble-us': '#123456', '--radius-m': '8px' });
  expect(Object.keys(style)).not.toContain('--text');
  expect(parseEmbedding('')).toEqual({ known: {}, style: {} });
});

it('loads with a script of at most 5 KB', () => {
  expect(readFileSync('web/public/embed.js').length).toBeLessThanOrEqual(5 * 1024);
});

describe('buildAccentStyle', () => {
  it('sets the colours of both schemes, in shades that can be read', () => {
    const style = buildAccentStyle('#f2a93b');
    const [light = '', dark = ''] = style['--accent']?.match(/#[0-9a-f]{6}/g) ?? [];
    expect(isReadableAccent(light, 'light')).toBe(true);
    expect([dark, isReadableAccent(dark, 'dark')]).toEqual(['#f2a93b', true]);
    expect(style['--bubble-us']).toBe(style['--accent-fill']);
  });

  it('is empty without a colour, and for anything that is none', () => {
    expect(buildAccentStyle(undefined)).toEqual({});
    expect(buildAccentStyle('red;background:url(x)')).toEqual({});
  });
});
