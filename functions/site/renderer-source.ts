/**
 * Folder of the built renderer, as a URL with a trailing slash; SITE_RENDERER replaces it in tests. Built functions
 * use `bundled-renderer-source.ts`.
 */
export const rendererFolder = new URL(
  process.env.SITE_RENDERER ?? '../../dist/web-renderer/',
  import.meta.url,
);
