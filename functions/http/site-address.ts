import { brand } from '#shared/brand.ts';

/**
 * The site's own address, for links that are sent: as configured; where it isn't, as the browser that asked calls it (the
 * pipeline lets none of another site write), else the brand's.
 */
export const siteAddress = (
  env: Readonly<Record<string, string | undefined>>,
  headers: Readonly<Record<string, string | undefined>>,
): string => env.SITE_URL || headers.origin || `https://${brand.domain}`;
