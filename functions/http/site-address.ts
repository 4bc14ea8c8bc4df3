import { brand } from '#shared/brand.ts';

/**
 * The site's own address for links in emails: as configured, otherwise the one the browser used (the pipeline
 * refuses writes from other sites), otherwise the brand's.
 */
export const siteAddress = (
  env: Readonly<Record<string, string | undefined>>,
  headers: Readonly<Record<string, string | undefined>>,
): string => env.SITE_URL || headers.origin || `https://${brand.domain}`;
