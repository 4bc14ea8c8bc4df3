/**
 * Which addresses are not simply a built page, from the site's own table. Every HTML file of the build is its own clean
 * address (`pricing/index.html` is `/pricing`); the patterns below are served by a shell that the router fills in.
 * The CloudFront function, the local front and the stack's behaviours are all made from this.
 */
import { pageRows } from '#web/lib/paths.ts';

export interface Shell {
  /** An address with `*` for exactly one path segment. */
  readonly pattern: string;
  /** The built file that answers it. */
  readonly file: string;
}

const fileOf = (shell: string) => `/${shell}/index.html`;

const edgePattern = (pattern: string) => pattern.replace(/:\w+/, '*');

export const shells: readonly Shell[] = pageRows.flatMap(({ pattern, shell }) =>
  shell && pattern.includes(':') ? [{ pattern: edgePattern(pattern), file: fileOf(shell) }] : [],
);

/** Shells whose folder is no address: a visitor who asks for it gets a 404. */
export const hiddenFiles: ReadonlySet<string> = new Set(
  shells
    .map(({ file }) => file)
    .filter((file) => !pageRows.some(({ pattern }) => `${pattern}/index.html` === file)),
);

/** Address prefixes that other sites may embed; they get the `framable` headers. In CloudFront's path pattern form. */
export const framablePatterns: readonly string[] = [
  ...pageRows.flatMap(({ pattern, framable }) => (framable ? [edgePattern(pattern)] : [])),
  '/embed.js',
];

/** Files under these prefixes have their content's hash in their name. */
export const immutablePrefixes = ['/assets/'] as const;

export const notFoundFile = '/404.html';

/** Whether an address gets the `framable` headers instead of the `site` ones. */
export const isFramable = (uri: string): boolean =>
  framablePatterns.some((pattern) =>
    pattern.endsWith('*') ? uri.startsWith(pattern.slice(0, -1)) : uri === pattern,
  );

/**
 * Cache-Control of a built file by its address. Browsers ask for pages again every time; CloudFront keeps them until a
 * deployment makes it forget them.
 */
export const cacheControlOf = (uri: string): string =>
  immutablePrefixes.some((prefix) => uri.startsWith(prefix))
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, s-maxage=86400, must-revalidate';
