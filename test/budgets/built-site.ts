import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Bytes of a built file as a browser gets it: brotli for text, uncompressed for fonts and images. */
const transferBytes = (address: string): number => {
  const file = path.join(dist, 'web', address);
  if (/\.(woff2|png|jpg|webp|avif)$/.test(file)) return statSync(file).size;
  return existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length;
};

const sum = (addresses: readonly string[]): number =>
  addresses.reduce((total, address) => total + transferBytes(address), 0);

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Chunks that a script imports statically, including their own imports. */
const withStaticImports = (entries: readonly string[]): string[] => {
  const seen = new Set<string>();
  const visit = (address: string) => {
    if (seen.has(address)) return;
    seen.add(address);
    const text = readFileSync(path.join(dist, 'web', address), 'utf8');
    for (const name of all(text, /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) visit(`/assets/${name}`);
  };
  for (const entry of entries) visit(entry);
  return [...seen];
};

/** Scripts of a page's entry and of chunks that its first screen loads later: their bytes and names. */
export const screenBytes = (file: string, chunks: readonly string[]): { bytes: number; files: string[] } => {
  const html = readFileSync(path.join(dist, 'web', file), 'utf8');
  const entries = all(html, /<script\b[^>]*\ssrc="([^"]+)"/g);
  const built = readdirSync(path.join(dist, 'web/assets'));
  const asked = chunks.map((chunk) => {
    const found = built.find((name) => name.startsWith(`${chunk}-`) && name.endsWith('.js'));
    if (!found) throw new Error(`There is no chunk ${chunk}.`);
    return `/assets/${found}`;
  });
  const files = withStaticImports([...entries, ...asked]);
  return { bytes: sum(files), files };
};

export interface PageBytes {
  readonly html: number;
  readonly fonts: number;
  /** Scripts that load without any interaction. */
  readonly jsBefore: number;
  /** All scripts after the page is hydrated. */
  readonly jsAfter: number;
  /** Everything that a first visit transfers before an interaction. */
  readonly total: number;
  readonly requests: number;
}

/** The bytes that a prerendered page transfers to a visitor, from the build's files. */
export const pageBytes = (file: string): PageBytes => {
  const html = readFileSync(path.join(dist, 'web', file), 'utf8');
  const scripts = all(html, /<script\b[^>]*\ssrc="([^"]+)"/g);
  const lazy = [
    ...all(html, /data-entry="([^"]+)"/g),
    ...all(html, /data-preload="([^"]+)"/g).flatMap((list) => list.split(' ').filter(Boolean)),
  ];
  const isModule = /<script\b[^>]*type="module"/.test(html);
  const before = isModule ? withStaticImports(scripts) : scripts;
  const fonts = all(html, /<link rel="preload" href="([^"]+\.woff2)"/g);
  const styles = all(html, /<link rel="stylesheet"[^>]*href="([^"]+)"(?![^>]*disabled)[^>]*>/g).filter(
    (address) => !html.includes(`href="${address}" disabled`),
  );
  const images = all(html, /<img\b[^>]*\ssrc="(\/[^"]+)"/g);
  const bytes = { html: transferBytes(file), fonts: sum(fonts), jsBefore: sum(before) };
  return {
    ...bytes,
    jsAfter: sum([...new Set([...before, ...withStaticImports(lazy)])]),
    total: bytes.html + bytes.fonts + bytes.jsBefore + sum(styles) + sum(images),
    requests: 1 + fonts.length + before.length + styles.length + images.length,
  };
};

/**
 * Bytes of all scripts for an application page: those of its shell, and of these chunks with their imports.
 */
export const applicationBytes = (shell: string, chunks: readonly string[]): number => {
  const html = readFileSync(path.join(dist, 'web', shell), 'utf8');
  const named = readdirSync(path.join(dist, 'web/assets')).filter(
    (file) => file.endsWith('.js') && chunks.some((name) => file.startsWith(`${name}-`)),
  );
  if (named.length < chunks.length)
    throw new Error(`Of ${chunks.join(', ')} only ${named.join(', ')} were built.`);
  const first = all(html, /(?:src|data-entry)="(\/assets\/[^"]+\.js)"/g);
  return sum(withStaticImports([...first, ...named.map((file) => `/assets/${file}`)]));
};

/** Whether `npm run build` was run; budgets and benchmark need it. */
export const isBuilt = (): boolean =>
  existsSync(path.join(dist, 'web/index.html')) && existsSync(path.join(dist, 'functions'));
