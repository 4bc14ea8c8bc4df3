/** Prefixes of files that have a content hash in their name. */
export const immutablePrefixes = ['/assets/'] as const;

/**
 * Cache-Control of a file of the site. Browsers revalidate pages on every request; CloudFront caches them until a
 * deployment or publication invalidates them.
 */
export const fileCacheControl = (uri: string): string =>
  immutablePrefixes.some((prefix) => uri.startsWith(prefix))
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, s-maxage=86400, must-revalidate';
