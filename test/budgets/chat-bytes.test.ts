import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#shared/domain/languages.ts';
import { dist } from './built-site.ts';

const kb = 1000;
const assets = path.join(dist, 'web/assets');

/** Brotli bytes of each built file whose name, without its hash, is this. */
const sizesOf = (name: string): number[] =>
  readdirSync(assets)
    .filter((file) => /\.(js|css)$/.test(file) && name === file.replace(/-[\w-]{8}\.\w+$/, ''))
    .map((file) => brotliCompressSync(readFileSync(path.join(assets, file))).length);
const bytesOf = (name: string): number => sizesOf(name).reduce((sum, size) => sum + size, 0);

describe('bytes of the chat', () => {
  it('cost a page at most 3 KB while the chat is closed', async () => {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('../../web/features/chat/floating.tsx', import.meta.url))],
      outdir: 'out',
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      // What every page has anyway, and what only comes with a click.
      external: ['react', 'react/jsx-runtime', '#web/lib/*', './panel/*'],
      loader: { '.css': 'local-css' },
    });
    const bytes = outputFiles.reduce((sum, file) => sum + brotliCompressSync(file.contents).length, 0);
    expect(bytes).toBeLessThan(3 * kb);
  });

  it('come to at most 14 KB for the panel, English included', () => {
    const bytes = bytesOf('chat-panel');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(14 * kb);
  });

  it('bring each other language in a file of its own, as the page of a request does, 2.5 KB each at most', () => {
    for (const code of languageCodes.filter((one) => one !== 'en')) {
      const sizes = sizesOf(code);
      expect(sizes, code).toHaveLength(2);
      expect(Math.max(...sizes), code).toBeLessThan(2.5 * kb);
    }
  });

  it('and the gallery load on demand', () => {
    expect(bytesOf('gallery')).toBeGreaterThan(0);
    expect(bytesOf('gallery')).toBeLessThan(10 * kb);
  });
});
