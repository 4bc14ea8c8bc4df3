import { brand } from '#shared/brand.ts';
import { notFound } from '#shared/content/landing/not-found.ts';
import type { PageMeta, PrerenderShell } from '../lib/page-meta.ts';
import { pageRows, urlPattern, urlPrefix } from '../lib/paths.ts';
import { escapeHtml } from './head.ts';

/** The page module for a prerendered path, by its name in the build manifest. */
export const pageModuleOf = (path: string): string => {
  const row = pageRows.find((page) => page.built && urlPattern(page).test(path));
  if (!row) throw new Error(`${path} is not a prerendered page: web/lib/pages.ts has no row for it.`);
  return `${row.module}.tsx`;
};

interface WrittenShell {
  readonly file: string;
  readonly address: string;
  readonly meta: PageMeta;
  /** Shown until the scripts render the page, and without scripts. */
  readonly body: string;
  /** Modules that all pages of the shell need, by their names in the build's manifest. */
  readonly modules: readonly string[];
}

const workspaceFrame = 'app/workspace-frame.tsx';

/** The frame of the shell's pages; if there is only one page, also that page and its first screen. */
const modulesOf = (name: string): string[] => {
  const rows = pageRows.filter(({ shell }) => shell === name);
  const frames = rows.every(({ frame }) => frame === 'workspace') ? [workspaceFrame] : [];
  const alone = rows.length === 1 ? rows : [];
  return [
    ...frames,
    ...alone.flatMap(({ module, screen = [] }) => [module, ...screen].map((name) => `${name}.tsx`)),
  ];
};

/** Page without scripts: in the site's type and colours, with a way back and a way to reach us. */
const needsScripts = `<noscript>
  <style>.needs-scripts{max-width:36rem;margin:20vh auto;padding:0 1.5rem}.needs-scripts p{margin-top:1rem;color:var(--text-soft)}</style>
  <main class="needs-scripts">
    <h1>This page needs JavaScript</h1>
    <p>Please switch it on in your browser and load the page again.</p>
    <p><a href="/">${escapeHtml(brand.name)}</a> · <a href="mailto:${brand.email}">${brand.email}</a></p>
  </main>
</noscript>`;

/** Small, because the edge function contains this text. */
const missing: WrittenShell = {
  file: '404.html',
  address: '/404',
  meta: { title: notFound.title, description: notFound.hint, hidden: true },
  body: `<main><h1>${escapeHtml(notFound.title)}</h1><p>${escapeHtml(notFound.hint)}</p><p><a href="/">${escapeHtml(notFound.home)}</a></p></main>`,
  modules: [],
};

/** Pages rendered in the browser: tools, and records in the table. They are never indexed. */
export const shellsOf = (described: readonly PrerenderShell[]): WrittenShell[] => {
  const names = [...new Set(pageRows.flatMap(({ shell }) => (shell ? [shell] : [])))];
  return [
    ...names.map((name) => {
      const row = pageRows.find(({ shell }) => shell === name);
      const shell = described.find(({ shell }) => shell === name);
      if (!row || !shell)
        throw new Error(`No feature's prerender.ts gives the shell "${name}" a title and a description.`);
      return {
        file: `${name}/index.html`,
        address: urlPrefix(row),
        meta: { ...shell.meta, hidden: true },
        body: needsScripts,
        modules: modulesOf(name),
      };
    }),
    missing,
  ];
};
