import { brand } from '#shared/brand.ts';

/** Pages, feed and sitemap are built for the brand's own domain; a site that runs elsewhere says its own address. */
export const siteRewrite = (text: string, siteUrl: string): string =>
  siteUrl === '' ? text : text.replaceAll(`https://${brand.domain}`, siteUrl);
