import { addressesOf, pageRows } from '#web/lib/paths.ts';

/** What the worker may keep: a public page, a file whose name has its content's hash, a public read. */
export type Kind = 'page' | 'asset' | 'data';

/** The public pages that say so, and no others: portal, workspaces and embedded flows are never kept. */
export const keptPages = pageRows.filter(({ offline }) => offline);

const pagePatterns = keptPages.map(addressesOf);
const dataPattern = /^\/api\/blog\/posts(\/[1-9]\d{0,8})?$/;

/** What a GET for the address is for; undefined for everything that the worker leaves alone. */
export const kindOf = (url: URL, origin: string): Kind | undefined => {
  if (url.origin !== origin) return undefined;
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (dataPattern.test(url.pathname)) return 'data';
  return pagePatterns.some((pattern) => pattern.test(url.pathname)) ? 'page' : undefined;
};

const types: Readonly<Record<Kind, RegExp>> = {
  page: /^text\/html/,
  asset: /^(?!text\/html)/,
  data: /^application\/json/,
};

/** Only plain successes of our own that call themselves public, and are what was asked for. */
export const mayKeep = (kind: Kind, { status, redirected, type, headers }: Response): boolean => {
  const control = headers.get('cache-control') ?? '';
  return (
    status === 200 &&
    !redirected &&
    (type === 'basic' || type === 'default') &&
    /\bpublic\b/.test(control) &&
    !/\b(no-store|private)\b/.test(control) &&
    !headers.has('set-cookie') &&
    types[kind].test(headers.get('content-type') ?? '')
  );
};

/** Hashed files that a page needs to be read and to come alive; its disabled style links are inlined already. */
export const assetsOf = (html: string): string[] => [
  ...new Set(html.replace(/<link\b[^>]*\sdisabled>/g, '').match(/\/assets\/[\w.-]+/g) ?? []),
];
