import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { expect, inject, it } from 'vitest';
import { uploadedParts } from '#infra/constructs/site-upload.ts';
import { posixPath } from '#infra/edge/posix-path.ts';

/** Files that a build or a person might leave in the site's folder. */
const unwanted = [
  '.env',
  '.env.production',
  '.git/config',
  '.vite/manifest.json',
  '.DS_Store',
  'assets/.env',
  'assets/main-abc.js.map',
  'assets/main-abc.js.br',
  'assets/main-abc.js.gz',
  'index.html.br',
  'robots.txt.gz',
  'pricing/.htaccess',
  'styles.css.map',
];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posixPath(folder, path.join(entry.parentPath, entry.name)))
    .sort();

it('uploads only the pages and files of the site [INFRA-014]', () => {
  const folder = path.dirname(inject('functions'));
  const site = path.join(folder, 'careless-site');
  cpSync(inject('site'), site, { recursive: true });
  const wanted = filesIn(site);
  for (const file of unwanted) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), 'SECRET=canary');
  }
  const stack = new Stack(new App({ outdir: path.join(folder, 'careless-assembly') }));
  const { assets, pages } = uploadedParts(site);
  const staged = (id: string, part: typeof assets) =>
    filesIn(path.join(folder, 'careless-assembly', new Asset(stack, id, part).assetPath));
  const uploads = [...staged('Assets', assets).map((file) => `assets/${file}`), ...staged('Pages', pages)];
  rmSync(site, { recursive: true });
  expect(uploads.sort()).toEqual(wanted);
});
