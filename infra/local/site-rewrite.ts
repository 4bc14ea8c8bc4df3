import { brand } from '#shared/brand.ts';

/** Replaces the brand's domain in pages, feed and sitemap with the site's own address. */
export const siteRewrite = (text: string, siteUrl: string): string =>
  siteUrl === '' ? text : text.replaceAll(`https://${brand.domain}`, siteUrl);
