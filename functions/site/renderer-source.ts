/** Folder of the built renderer, as a URL with a trailing slash. Built functions use `bundled-renderer-source.ts`. */
export const rendererFolder = new URL('../../dist/web-renderer/', import.meta.url);
