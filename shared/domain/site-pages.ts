/** Paths of the pages with the chat; `:number` is a post's id. A test compares them with web/lib/pages.ts. */
export const sitePaths: readonly string[] = [
  '/',
  '/pricing',
  '/blog',
  '/blog/:number',
  '/privacy',
  '/about',
  '/trust',
];

const escapePattern = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Whether the site has a page at this path, in which `*` matches anything. */
export const isSitePage = (page: string): boolean => {
  const path = page.length > 1 ? page.replace(/\/$/, '') : page;
  if (!path.includes('*'))
    return sitePaths.some((known) => new RegExp(`^${known.replace(':number', '[1-9]\\d*')}$`).test(path));
  const pattern = new RegExp(`^${escapePattern(path).replaceAll('*', '.*')}$`);
  return sitePaths.some((known) => pattern.test(known.replace(':number', '1')));
};

export const unknownPageMessage = (page: string): string =>
  `The site has no page ${page}. Use * for anything, as in /blog/*.`;
