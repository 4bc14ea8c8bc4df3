import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { immutablePrefixes } from '#shared/site/file-headers.ts';
import { securityHeaders } from './headers.ts';
import { posixPath } from './posix-path.ts';
import { hiddenFiles, notFoundFile, shells } from './site-routes.ts';
import type { EdgeSite } from './viewer-request.ts';

export interface BuiltSite extends EdgeSite {
  /** `sha256-…` of every inline script, for the Content-Security-Policy. */
  readonly scriptHashes: readonly string[];
}

/** Inline scripts that a browser runs; data blocks such as JSON-LD are not scripts. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes))
    .filter(([, attributes = '']) => !/\btype\s*=\s*["']?(application|text)\/(ld\+)?json/i.test(attributes))
    .map(([, , body = '']) => body);

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const listFiles = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${posixPath(directory, path.join(entry.parentPath, entry.name))}`)
    .filter((file) => !/\.(br|gz)$/.test(file) && !file.startsWith('/.'));

/**
 * Reads what the edge needs to know about the built site. `release` is the folder of a published release, which has
 * all pages. Throws when the site is not built or lacks a required page.
 */
export const readSite = (directory: string, release?: string): BuiltSite => {
  if (!existsSync(path.join(directory, 'index.html'))) {
    throw new Error(`The site is not built: ${directory} has no index.html. Run "npm run build" first.`);
  }
  const released = release ? listFiles(release) : [];
  const built = listFiles(directory).filter((file) => !release || !file.endsWith('.html'));
  const all = [...new Set([...built, ...released])];
  const missing = [notFoundFile, ...shells.map(({ file }) => file)].filter((file) => !all.includes(file));
  if (missing.length > 0) throw new Error(`The built site in ${directory} lacks ${missing.join(', ')}.`);

  const text = (file: string) =>
    readFileSync(path.join(release && released.includes(file) ? release : directory, file), 'utf8');
  const html = all.filter((file) => file.endsWith('.html'));
  const scriptHashes = [...new Set(html.flatMap((file) => inlineScripts(text(file)).map(sha256)))].sort();
  return {
    pages: html
      .filter((file) => file.endsWith('/index.html') && !hiddenFiles.has(file))
      .map((file) => file.slice(0, -'/index.html'.length) || '/')
      .sort(),
    files: all
      .filter(
        (file) => !file.endsWith('.html') && !immutablePrefixes.some((prefix) => file.startsWith(prefix)),
      )
      .sort(),
    notFound: text(notFoundFile),
    headers: securityHeaders('site', { scriptHashes }),
    scriptHashes,
  };
};
