import { aboutPage } from '#shared/content/company/about.ts';
import { trustPage } from '#shared/content/company/trust.ts';
import type { PrerenderPage } from '#web/lib/page-meta.ts';
import { paths } from '#web/lib/paths.ts';

export const pages: readonly PrerenderPage[] = [
  { path: paths.about.to(), meta: { title: aboutPage.title, description: aboutPage.description } },
  { path: paths.trust.to(), meta: { title: trustPage.title, description: trustPage.description } },
];
