import { matchPath } from 'react-router-dom';
import { reloadOnce } from '#web/app/reload-once.ts';
import { notFoundPage, type PageRow } from '#web/lib/pages.ts';
import { pageRows } from '#web/lib/paths.ts';
import { lazyWithPreload } from '#web/ui/lazy-with-preload.tsx';
import type { PageModule, PageRoute } from './page-module.ts';

// Each file with this name is a page with its own chunk, loaded when its URL is visited.
const pageModules = import.meta.glob<PageModule>(['./flows-page.tsx', '../features/*/*-page.tsx']);

const routeOf = ({ pattern, frame, module }: PageRow): PageRoute => {
  const load = pageModules[`${module.replace(/^app/, '.').replace(/^features/, '../features')}.tsx`];
  if (!load) throw new Error(`The page ${pattern} has no module ${module}.tsx.`);
  return { pattern, frame, load };
};

/** All pages in matching order, and the 404 page last. */
export const pageRoutes: readonly PageRoute[] = [...pageRows, notFoundPage].map(routeOf);

const loaded = new Map<PageRoute, PageModule>();

/** The page's module if it has loaded; prerendering and hydration then render it without suspending. */
export const loadedPage = (route: PageRoute): PageModule | undefined => loaded.get(route);

export const loadPage = async (route: PageRoute): Promise<PageModule> => {
  const module = await route.load().catch((error: unknown) => {
    reloadOnce();
    throw error;
  });
  loaded.set(route, module);
  return module;
};

/** The frame of portal and flows, kept out of public pages. */
export const workspaceFrame = lazyWithPreload(
  async () => (await import('./workspace-frame.tsx')).WorkspaceFrame,
);

/** Loads a URL's page, its frame and its first screen before it is rendered. */
export const preloadPage = async (pathname: string): Promise<void> => {
  const route = pageRoutes.find(({ pattern }) => matchPath(pattern, pathname));
  if (!route) return;
  const frame = route.frame === 'workspace' ? workspaceFrame.preload() : undefined;
  const { preload } = await loadPage(route);
  await Promise.all([frame, preload?.()]);
};
