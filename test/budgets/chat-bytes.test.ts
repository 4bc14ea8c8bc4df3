import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { loadBookingTexts } from '#shared/content/bookings/load.ts';
import { loadChatTexts } from '#shared/content/chat-ui/load.ts';
import { languageCodes } from '#shared/domain/languages.ts';
import { dist } from './built-site.ts';

const kb = 1000;
const assets = path.join(dist, 'web/assets');

/** Brotli bytes of the built file with this name, ignoring its hash. */
const bytesOf = (name: string): number =>
  readdirSync(assets)
    .filter((file) => /\.(js|css)$/.test(file) && name === file.replace(/-[\w-]{8}\.\w+$/, ''))
    .map((file) => brotliCompressSync(readFileSync(path.join(assets, file))).length)
    .reduce((sum, size) => sum + size, 0);

describe('transfer size of the chat', () => {
  it('is at most 3 KB for a page while the chat is closed', async () => {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('../../web/features/chat/floating.tsx', import.meta.url))],
      outdir: 'out',
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      // What every page loads anyway, and what loads only after a click.
      external: ['react', 'react/jsx-runtime', '#web/lib/*', './panel/*'],
      loader: { '.css': 'local-css' },
    });
    const bytes = outputFiles.reduce((sum, file) => sum + brotliCompressSync(file.contents).length, 0);
    expect(bytes).toBeLessThan(3 * kb);
  });

  // 200 bytes for asking on a shared computer whose conversation it is and for continuing one from a mail's
  // link; 100 bytes for loading the code for pictures, videos and link cards on first use.
  it('is at most 14.3 KB for the panel, English included', () => {
    const bytes = bytesOf('chat-panel');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(14.3 * kb);
  });

  it('is at most 2.5 KB per other language, in a file of its own', async () => {
    for (const code of languageCodes.filter((one) => one !== 'en')) {
      const chunks = readdirSync(assets)
        .filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === code)
        .map((file) => readFileSync(path.join(assets, file), 'utf8'));
      const { tooLong } = await loadChatTexts(code);
      const { missing } = await loadBookingTexts(code);
      for (const text of [tooLong, missing]) {
        const [chunk = '', ...others] = chunks.filter((one) => one.includes(text));
        expect(chunk, code).not.toBe('');
        expect(others, code).toEqual([]);
        expect(brotliCompressSync(chunk).length, code).toBeLessThan(2.5 * kb);
      }
    }
  });

  it('excludes the gallery, which loads on demand', () => {
    expect(bytesOf('gallery')).toBeGreaterThan(0);
    expect(bytesOf('gallery')).toBeLessThan(10 * kb);
  });
});
