import { brand } from '#shared/brand.ts';

/** Title of the landing page. In a file of its own, because the page's scripts need nothing else of `meta.ts`. */
export const homeTitle = `${brand.name}: ${brand.tagline}`;
