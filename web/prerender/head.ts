import { brand } from '#shared/brand.ts';
import { sharePictureAddress } from '#shared/domain/share-picture.ts';
import { fullTitle, type PageMeta } from '../lib/page-meta.ts';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON for a script element, escaped so that it can't close the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const tag = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;

/** Title, description, canonical URL, social cards and structured data of one page. */
export const headOf = (path: string, meta: PageMeta, site: string): string => {
  const url = `${site}${path}`;
  const title = fullTitle(meta.title);
  const image = `${site}${meta.image ?? sharePictureAddress()}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('name', 'description', meta.description),
    ...(meta.hidden
      ? [tag('name', 'robots', 'noindex')]
      : [`<link rel="canonical" href="${escapeHtml(url)}">`]),
    ...(meta.secret ? [tag('name', 'referrer', 'no-referrer')] : []),
    tag('property', 'og:site_name', brand.name),
    tag('property', 'og:type', meta.type ?? 'website'),
    tag('property', 'og:title', title),
    tag('property', 'og:description', meta.description),
    tag('property', 'og:url', url),
    tag('property', 'og:image', image),
    tag('property', 'og:image:width', '1200'),
    tag('property', 'og:image:height', '630'),
    tag('property', 'og:image:alt', title),
    ...(meta.properties ?? []).map(([property, content]) => tag('property', property, content)),
    tag('name', 'twitter:card', 'summary_large_image'),
    tag('name', 'twitter:title', title),
    tag('name', 'twitter:description', meta.description),
    tag('name', 'twitter:image', image),
    ...(meta.links ?? []).map(
      ({ rel, type, title: name, href }) =>
        `<link rel="${rel}" type="${type}" title="${escapeHtml(name)}" href="${escapeHtml(href)}">`,
    ),
    ...(meta.jsonLd ?? []).map(
      (item) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...item }).replaceAll('{site}', site)}</script>`,
    ),
  ].join('\n    ');
};
