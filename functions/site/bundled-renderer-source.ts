/** Folder of the renderer beside the function's code, as a URL with a trailing slash. */
export const rendererFolder = new URL('./renderer/', import.meta.url);
