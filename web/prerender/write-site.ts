import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { brand } from '#shared/brand.ts';
import { readManifest } from './manifest.ts';
import type { BuildParts, RenderOptions } from './render-site.ts';

/** The code of an inline script. */
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

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

/** Collects what rendering needs from Vite's output. */
const readParts = async (outDir: string): Promise<BuildParts> => {
  const assets = await listFiles(`${outDir}/assets`);
  const sheets = assets.filter((file) => file.endsWith('.css'));
  return {
    manifest: await readManifest(outDir),
    template: await readFile(`${outDir}/index.html`, 'utf8'),
    icon: await readFile(`${outDir}/favicon.svg`, 'utf8'),
    // Inline, because a click before a separate file arrives would be lost.
    loader: await inlineCode('web/loader.ts'),
    fonts: assets.filter((file) => /^(display|text)-.*\.woff2$/.test(file)),
    styles: Object.fromEntries(
      await Promise.all(
        sheets.map(async (file) => [`/assets/${file}`, await readFile(`${outDir}/assets/${file}`, 'utf8')]),
      ),
    ),
    pictures: (await listFiles(`${outDir}/share`)).map((file) => `/share/${file}`),
  };
};

export interface WriteOptions {
  readonly outDir: string;
  /**
   * Folder of the renderer's code, which also gets the build's parts, because it renders the site again for
   * publications.
   */
  readonly rendererDir: string;
  readonly renderSite: (options: RenderOptions) => Promise<Record<string, string>>;
  /** Public address without a trailing slash. */
  readonly site: string;
}

/** Name of the file that holds the build's parts, beside the renderer's code. */
const partsFile = 'parts.json';
/** The build's pages. A publication can leave one out, such as a withdrawn post. */
const pagesFile = 'pages.json';

/**
 * Turns Vite's output into the served site: one HTML file per address, sitemap, robots.txt, compressed copies.
 * Returns the number of pages.
 */
export const writeSite = async ({ outDir, rendererDir, renderSite, site }: WriteOptions): Promise<number> => {
  const parts = await readParts(outDir);
  await writeFile(path.join(rendererDir, partsFile), JSON.stringify(parts));
  const files = Object.entries(await renderSite({ parts, site }));
  const pages = files.map(([file]) => file).filter((file) => file.endsWith('.html'));
  await writeFile(path.join(rendererDir, pagesFile), JSON.stringify(pages));
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
    await writeFile(path.join(outDir, file), text);
  }
  await rm(`${outDir}/.vite`, { recursive: true });
  await compressAll(outDir);
  return files.filter(([file]) => file.endsWith('/index.html') || file === 'index.html').length;
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
