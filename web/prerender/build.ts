import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { circleIn, scriptNames } from './screen-chunks.ts';
import { defaultSite, type WriteOptions, writeSite } from './write-site.ts';

/**
 * `npm run build:web`: builds the site for the browser and for rendering, then writes one HTML file per URL.
 * SITE_URL is the public address in canonical links, cards and sitemap; WEB_OUT_DIR replaces dist/web.
 */
const outDir = path.resolve(process.env.WEB_OUT_DIR ?? 'dist/web');
const rendererDir = `${outDir}-renderer`;

const site = (process.env.SITE_URL ?? defaultSite).replace(/\/+$/, '');

/** The output of a build. Vite returns another type only in watch mode. */
const chunksOf = (result: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] =>
  [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk');

// Which page needs which module is known only after linking: the first build collects it, the second uses it.
const names = scriptNames(
  chunksOf(await build({ logLevel: 'warn', build: { write: false, minify: false } })),
);
const codeSplitting = {
  groups: [
    {
      debugName: 'first screens',
      name: (id: string) => names.get(id) ?? null,
      includeDependenciesRecursively: false,
    },
  ],
};
const kept = await build({
  logLevel: 'warn',
  build: { outDir, rolldownOptions: { output: { codeSplitting } } },
});
const circle = circleIn(chunksOf(kept));
if (circle) throw new Error(`These scripts import each other: ${circle.join(', ')}.`);
// Publications render the site again with this code.
await build({
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: rendererDir,
    copyPublicDir: false,
    rolldownOptions: {
      input: ['render-site', 'render-worker'].map((name) => path.resolve(`web/prerender/${name}.ts`)),
      output: { chunkFileNames: 'chunk-[hash].js' },
    },
  },
  ssr: { noExternal: true },
  // React's development build renders at half the speed.
  define: { 'process.env.NODE_ENV': '"production"' },
});
// Pages link to the browser's files; these copies are never served.
await rm(path.join(rendererDir, 'assets'), { recursive: true, force: true });
const { renderSite } = (await import(pathToFileURL(path.join(rendererDir, 'render-site.js')).href)) as Pick<
  WriteOptions,
  'renderSite'
>;
const pages = await writeSite({ outDir, rendererDir, renderSite, site });
console.log(`Built ${pages} pages for ${site} in ${path.relative('.', outDir)}`);
