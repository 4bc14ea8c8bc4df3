import { expect, it } from 'vitest';
import { isSitePage } from './site-pages.ts';

it.each(['/', '/pricing', '/pricing/', '/blog', '/blog/12', '/blog/*', '/b*', '/*', '/privacy'])(
  'accepts the page %s',
  (page) => expect(isSitePage(page)).toBe(true),
);

it.each(['/princing', '/blog/none', '/shop/*', '/admin', '/flows', '/.*g'])('refuses the page %s', (page) =>
  expect(isSitePage(page)).toBe(false),
);
