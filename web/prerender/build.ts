import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { circleIn, scriptNames } from './screen-chunks.ts';
import { defaultSite, writeSite } from './write-site.ts';

/**
 * `npm run build:web`: builds the site for the browser and for rendering, then writes one HTML file per address.
 * SITE_URL is the public address in canonical links, cards and sitemap; WEB_OUT_DIR replaces dist/web.
 */
const outDir = path.resolve(process.env.WEB_OUT_DIR ?? 'dist/web');
const ssrDir = `${outDir}-ssr`;

const site = (process.env.SITE_URL ?? defaultSite).replace(/\/+$/, '');

/** The scripts of a build. Vite returns another type only in watch mode. */
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
await build({
  logLevel: 'warn',
  build: { ssr: 'entry-server.tsx', outDir: ssrDir },
  ssr: { noExternal: true },
});
const server = (await import(pathToFileURL(path.join(ssrDir, 'entry-server.js')).href)) as Parameters<
  typeof writeSite
>[0]['server'];
const pages = await writeSite({ outDir, server, site });
await rm(ssrDir, { recursive: true });
console.log(`Built ${pages.length} pages for ${site} in ${path.relative('.', outDir)}`);
