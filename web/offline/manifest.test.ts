import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindOf } from './kept-requests.ts';

const file = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url));

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

describe('the web manifest', () => {
  const manifest = JSON.parse(file('site.webmanifest').toString('utf8'));
  const icons: Icon[] = manifest.icons;

  it('has all that installing needs', () => {
    expect(manifest).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: expect.stringMatching(/^#/),
      theme_color: expect.stringMatching(/^#/),
    });
  });

  it.each(['any', 'maskable'])('has icons of 192 and 512 pixels, %s', (purpose) => {
    const pngs = icons.filter((icon) => icon.purpose === purpose && icon.type === 'image/png');
    expect(pngs.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src, sizes } of pngs) {
      const png = file(src.slice(1));
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });

  it('starts and leads only where there is a page offline too', () => {
    const shortcuts: { url: string }[] = manifest.shortcuts;
    for (const url of [manifest.start_url, ...shortcuts.map((shortcut) => shortcut.url)])
      expect(kindOf(new URL(url, 'https://site.test'), 'https://site.test'), url).toBe('page');
  });

  it('matches the colours that the pages name for the browser', () => {
    const html = file('../index.html').toString('utf8');
    const light = /name="theme-color" content="([^"]+)" media="\(prefers-color-scheme: light\)"/.exec(
      html,
    )?.[1];
    expect(light).toBe(manifest.theme_color);
    expect(html).toMatch(/name="theme-color" content="[^"]+" media="\(prefers-color-scheme: dark\)"/);
  });
});
