import { brand } from '#shared/brand.ts';
import { notFound } from '#shared/content/landing/not-found.ts';
import type { PageMeta } from '../lib/page-meta.ts';
import { escapeHtml } from './head.ts';

const modules: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, 'features/landing/landing-page.tsx'],
  [/^\/pricing$/, 'features/pricing/pricing-page.tsx'],
  [/^\/blog$/, 'features/blog/blog-page.tsx'],
  [/^\/blog\/[^/]+$/, 'features/blog/post-page.tsx'],
  [/^\/privacy$/, 'features/privacy/privacy-page.tsx'],
];

/** The page module of a prerendered address, as the build's manifest names it. */
export const pageModuleOf = (path: string): string => {
  const found = modules.find(([pattern]) => pattern.test(path));
  if (!found) throw new Error(`No page module for ${path}: add it to web/prerender/shells.ts.`);
  return found[1];
};

interface BareShell {
  readonly file: string;
  readonly address: string;
  readonly meta: PageMeta;
  /** Shown until the scripts draw the page, and without them. */
  readonly body?: string;
}

const needsScripts = `<noscript><p>This page needs JavaScript. <a href="/">${brand.name}</a></p></noscript>`;

/** Pages that are drawn in the browser: tools and what exists only in the table. Never in search results. */
export const bareShells: readonly BareShell[] = [
  {
    file: 'flows/index.html',
    address: '/flows',
    meta: { title: 'Flow Builder', description: 'Build, test and publish conversation flows.' },
    body: needsScripts,
  },
  {
    file: 'admin/index.html',
    address: '/admin',
    meta: { title: 'Admin', description: 'The administrator’s portal.' },
    body: needsScripts,
  },
  {
    file: 'f/index.html',
    address: '/f',
    meta: { title: 'Conversation', description: `A conversation built with ${brand.name}.` },
    body: needsScripts,
  },
  {
    // Small on purpose: the edge sends this text from its own function.
    file: '404.html',
    address: '/404',
    meta: { title: notFound.title, description: notFound.hint },
    body: `<main><h1>${escapeHtml(notFound.title)}</h1><p>${escapeHtml(notFound.hint)}</p><p><a href="/">${escapeHtml(notFound.home)}</a></p></main>`,
  },
];
