import { readFileSync, writeFileSync } from 'node:fs';
import { startTestSite } from '#test/integration/harness/start-test-site.ts';
import { measureRequests } from './measure-requests.ts';

/**
 * `node test/bench/write-scale.ts` recomputes the tables of docs/scale.md; `--measure` measures the requests
 * first.
 */
const here = (file: string) => new URL(file, import.meta.url);

if (process.argv.includes('--measure')) {
  const site = await startTestSite();
  const found = await measureRequests(site);
  await site.stop();
  writeFileSync(here('measured.json'), `${JSON.stringify(found, undefined, 2)}\n`);
}
// Imported late, because it reads the measurements.
const { withBlocks } = await import('./scale-tables.ts');
const document = here('../../docs/scale.md');
writeFileSync(document, withBlocks(readFileSync(document, 'utf8')));
