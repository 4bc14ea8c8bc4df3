import { matchPath } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { reloadOnce } from '#web/lib/reload-once.ts';
import type { PageModule, PageRoute } from './page-module.ts';

/** Every page, in matching order. Each is its own chunk, loaded when its address is visited. */
export const pageRoutes: readonly PageRoute[] = [
  {
    pattern: paths.home.pattern,
    frame: 'site',
    load: () => import('#web/features/landing/landing-page.tsx'),
  },
  {
    pattern: paths.pricing.pattern,
    frame: 'site',
    load: () => import('#web/features/pricing/pricing-page.tsx'),
  },
  { pattern: paths.blog.pattern, frame: 'site', load: () => import('#web/features/blog/blog-page.tsx') },
  { pattern: paths.post.pattern, frame: 'site', load: () => import('#web/features/blog/post-page.tsx') },
  {
    pattern: paths.privacy.pattern,
    frame: 'site',
    load: () => import('#web/features/privacy/privacy-page.tsx'),
  },
  {
    pattern: paths.flows.pattern,
    frame: 'workspace',
    load: () => import('./flows-page.tsx'),
  },
  {
    pattern: paths.flow.pattern,
    frame: 'workspace',
    load: () => import('#web/features/flow-builder/builder-page.tsx'),
  },
  {
    pattern: paths.sharedFlow.pattern,
    frame: 'bare',
    load: () => import('#web/features/flow-chat/shared-flow-page.tsx'),
  },
  {
    pattern: paths.admin.pattern,
    frame: 'workspace',
    load: () => import('#web/features/admin/admin-page.tsx'),
  },
  { pattern: '*', frame: 'site', load: () => import('#web/features/landing/not-found-page.tsx') },
];

const loaded = new Map<PageRoute, PageModule>();

/** The page's module if it has arrived: prerendering and hydration render it without a suspended frame. */
export const loadedPage = (route: PageRoute): PageModule | undefined => loaded.get(route);

export const loadPage = async (route: PageRoute): Promise<PageModule> => {
  const module = await route.load().catch((error: unknown) => {
    reloadOnce();
    throw error;
  });
  loaded.set(route, module);
  return module;
};

/** Loads the page of an address before it is rendered. */
export const preloadPage = async (pathname: string): Promise<void> => {
  const route = pageRoutes.find(({ pattern }) => matchPath(pattern, pathname));
  if (route) await loadPage(route);
};
