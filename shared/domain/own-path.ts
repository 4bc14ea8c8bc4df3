/** Any origin works: only whether a link stays on it matters. */
const anyOrigin = 'https://site.invalid';

/**
 * The path of a link into our own site, normalised; undefined for any other URL. Refuses paths that browsers would read as
 * another host when they resolve the path again: `/.//host` normalises to `//host`.
 */
export const ownPath = (href: string, origin: string = anyOrigin): string | undefined => {
  try {
    const url = new URL(href, origin);
    const isOurs = url.origin === origin && (url.protocol === 'https:' || url.protocol === 'http:');
    if (!isOurs || url.username || /^\/[/\\]/.test(url.pathname)) return undefined;
    return url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
};
