import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { brand } from '#shared/brand.ts';
import type { PrerenderFile, PrerenderPage, PrerenderShell } from '../lib/page-meta.ts';
import { headOf, scriptJson } from './head.ts';
import { earlyTags, type PageAssets, pageAssets, readManifest } from './manifest.ts';
import { pageModuleOf, shellsOf } from './shells.ts';
import { robots, sitemap } from './sitemap.ts';
import { classesIn, splitStyles } from './split-styles.ts';

interface ServerEntry {
  readonly prerenderPages: () => Promise<PrerenderPage[]>;
  readonly prerenderFiles: () => Promise<PrerenderFile[]>;
  readonly prerenderShells: () => Promise<PrerenderShell[]>;
  readonly renderPage: (page: PrerenderPage) => Promise<string>;
}

const indent = '\n    ';
const emptyRoot = '<div id="root"></div>';
/** The output of `LateStyles`. */
const lateStylesPlace = '<div data-late-styles=""></div>';

/** Fonts of the first paint, preloaded with the HTML. */
const firstFonts = async (outDir: string): Promise<string[]> =>
  (await readdir(`${outDir}/assets`)).filter((file) => /^(display|text)-.*\.woff2$/.test(file)).sort();

const fontPreloads = (files: readonly string[]): string =>
  files
    .map((file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`)
    .join(indent);

/** The code of an inline script. The Content-Security-Policy allows it by a hash from the built pages. */
const inlineCode = async (entry: string): Promise<string> => {
  const { outputFiles } = await bundle({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  const code = outputFiles[0]?.text.trim();
  if (!code || code.includes('</script')) throw new Error(`${entry} cannot be put into a page.`);
  return code;
};

/** The template's head without Vite's tags, and Vite's tags. */
const splitTemplate = (template: string) => {
  const viteTags =
    /\s*<(?:script type="module"|link rel="(?:stylesheet|modulepreload)")[^>]*>(?:<\/script>)?/g;
  return { plain: template.replace(viteTags, ''), tags: (template.match(viteTags) ?? []).join('').trim() };
};

export interface WriteOptions {
  readonly outDir: string;
  readonly server: ServerEntry;
  /** Public address without a trailing slash. */
  readonly site: string;
}

/** Turns Vite's output into the served site: one HTML file per address, sitemap, robots.txt, compressed copies. */
export const writeSite = async ({ outDir, server, site }: WriteOptions): Promise<string[]> => {
  const manifest = await readManifest(outDir);
  const { plain, tags } = splitTemplate(await readFile(`${outDir}/index.html`, 'utf8'));
  // Inline, because a click before a separate file arrives would be lost.
  const loader = await inlineCode('web/loader.ts');
  const fontFiles = await firstFonts(outDir);
  const fonts = fontPreloads(fontFiles);
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
    await writeFile(path.join(outDir, file), text);
  };
  const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}/index.html`);

  const inlineStyles = (css: string, { styles }: PageAssets) => {
    // Disabled links tell the bundler's loader that these sheets are loaded; browsers don't fetch them.
    const known = styles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`).join('');
    return `<style>${css.replaceAll('</', '<\\/')}</style>${indent}${known}`;
  };

  /** The page's HTML and the styles of its head. `LateStyles` becomes a link to the other styles. */
  const dressed = async (words: string, { styles }: PageAssets) => {
    const sheets = await Promise.all(styles.map((file) => readFile(path.join(outDir, file), 'utf8')));
    const css = sheets.join('\n');
    const [first = '', rest] = words.split(lateStylesPlace);
    if (rest === undefined) return { words, css };
    const split = splitStyles(css, classesIn(first));
    // Reserves the scrollbar: if it appeared with the rest of the page, everything would shift.
    const early = `${split.early}html{overflow-y:scroll}`;
    const late = `${split.late}html{overflow-y:visible}`;
    const file = `/assets/late-${createHash('sha256').update(late).digest('base64url').slice(0, 8)}.css`;
    await write(file, late);
    // The empty script keeps browsers from painting the following HTML without its styles.
    const link = `<link rel="stylesheet" href="${file}"><script> </script>`;
    return { words: [first, rest].join(lateStylesPlace.replace('><', `>${link}<`)), css: early };
  };

  const pages = await server.prerenderPages();
  for (const page of pages) {
    const assets = pageAssets(manifest, pageModuleOf(page.path));
    const data = page.data
      ? `<script type="application/json" id="page-data">${scriptJson(page.data)}</script>`
      : '';
    const script = `<script data-entry="${assets.entry}" data-preload="${assets.scripts.join(' ')}">${loader}</script>`;
    const { words, css } = await dressed(await server.renderPage(page), assets);
    const head = [headOf(page.path, page.meta, site), fonts, inlineStyles(css, assets), script].join(indent);
    const body = `<div id="root" data-path="${page.path}">${words}</div>${data}`;
    await write(
      fileOf(page.path),
      plain.replace('<!--head-->', () => head).replace(emptyRoot, () => body),
    );
  }

  for (const shell of shellsOf(await server.prerenderShells())) {
    const { file, address, meta, body, modules } = shell;
    const head = [headOf(address, meta, site), tags, ...earlyTags(manifest, modules)].join(indent);
    const text = plain
      .replace('<!--head-->', () => head)
      .replace(emptyRoot, () => `<div id="root">${body}</div>`);
    await write(file, text);
  }

  for (const { path: address, text } of await server.prerenderFiles())
    await write(address.slice(1), text.replaceAll('{site}', site));
  await write('sitemap.xml', sitemap(pages, site));
  await write('robots.txt', robots(site));
  await rm(`${outDir}/.vite`, { recursive: true });
  await compressAll(outDir);
  return pages.map((page) => page.path);
};

const compressAll = async (outDir: string) => {
  const names = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile() && /\.(html|js|css|svg|xml|txt|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
};

export const defaultSite = `https://${brand.domain}`;
