import type { PrerenderPage } from '../lib/page-meta.ts';
import { pageRows } from '../lib/paths.ts';
import { escapeHtml } from './head.ts';

/** Every indexed page, with its last change if known. */
export const sitemap = (pages: readonly PrerenderPage[], site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages
      .filter(({ meta }) => !meta.hidden)
      .map(
        ({ path, meta }) =>
          `<url><loc>${escapeHtml(site + path)}</loc>${meta.modified ? `<lastmod>${meta.modified}</lastmod>` : ''}</url>`,
      ),
    '</urlset>',
    '',
  ].join('\n');

/** Crawlers may read everything except tools and the API. */
export const robots = (site: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...pageRows.flatMap(({ pattern, uncrawled }) =>
      uncrawled ? [`Disallow: ${pattern.replace(/:\w+$/, '')}`] : [],
    ),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
