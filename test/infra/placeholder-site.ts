import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { notFoundFile, shells } from '#infra/edge/site-routes.ts';

const page = (title: string, more = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${more}</head></html>`;

/** The smallest site that the stack accepts, so template tests don't need a build. */
export const placeholderSite = (): string => {
  const directory = mkdtempSync(path.join(tmpdir(), 'placeholder-site-'));
  const write = (file: string, text: string) => {
    const target = path.join(directory, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  write('/index.html', page('Home', '<script>document.documentElement.dataset.ready = "1"</script>'));
  write('/pricing/index.html', page('Pricing', '<script type="application/ld+json">{"a":1}</script>'));
  write('/blog/index.html', page('Blog'));
  write('/admin/index.html', page('Admin'));
  write('/flows/index.html', page('Flows'));
  for (const { file } of shells) write(file, page('Shell'));
  write(notFoundFile, page('404 Page Not Found'));
  write('/robots.txt', 'User-agent: *');
  write('/assets/main-abc.js', 'export {};');
  return directory;
};
