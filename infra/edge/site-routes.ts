/**
 * Paths that don't simply map to a built page. Every built HTML file has a path without extension
 * (`pricing/index.html` is `/pricing`); the router renders the patterns below in a shell. The CloudFront
 * function, the local server and the stack's behaviours all use this list.
 */
import { pageRows } from '#web/lib/paths.ts';

export interface Shell {
  /** An address in which `*` matches one path segment and `#` a UUID. */
  readonly pattern: string;
  /** The built file to serve. */
  readonly file: string;
}

const shellFile = (shell: string) => `/${shell}/index.html`;

const edgePattern = (pattern: string, wildcard = '*') => pattern.replace(/:\w+/, wildcard);

export const shells: readonly Shell[] = pageRows.flatMap(({ pattern, segment, shell }) =>
  shell && pattern.includes(':')
    ? [{ pattern: edgePattern(pattern, segment === 'uuid' ? '#' : '*'), file: shellFile(shell) }]
    : [],
);

/** Shells without their own path: requests for them get a 404. */
export const hiddenFiles: ReadonlySet<string> = new Set(
  shells
    .map(({ file }) => file)
    .filter((file) => !pageRows.some(({ pattern }) => `${pattern}/index.html` === file)),
);

/**
 * Address prefixes that other sites may embed, as CloudFront path patterns; they get the `framable` headers.
 */
export const framablePatterns: readonly string[] = [
  ...pageRows.flatMap(({ pattern, framable }) => (framable ? [edgePattern(pattern)] : [])),
  '/embed.js',
];

export const notFoundFile = '/404.html';

/** Whether an address gets the `framable` headers instead of the `site` ones. */
export const isFramable = (uri: string): boolean =>
  framablePatterns.some((pattern) =>
    pattern.endsWith('*') ? uri.startsWith(pattern.slice(0, -1)) : uri === pattern,
  );
