import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { defaultSite, writeSite } from './write-site.ts';

/**
 * `npm run build:web`: the browser's build, the same code built for rendering, then one HTML file per address.
 * SITE_URL sets the public address in canonical links, cards and the sitemap; WEB_OUT_DIR writes elsewhere than dist/web.
 */
const outDir = path.resolve(process.env.WEB_OUT_DIR ?? 'dist/web');
const ssrDir = `${outDir}-ssr`;

const site = (process.env.SITE_URL ?? defaultSite).replace(/\/+$/, '');

await build({ logLevel: 'warn', build: { outDir } });
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
