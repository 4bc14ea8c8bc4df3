import { privacy } from '#shared/content/landing/privacy.ts';
import type { PrerenderPage } from '#web/lib/page-meta.ts';
import { paths } from '#web/lib/paths.ts';

export const pages: readonly PrerenderPage[] = [
  { path: paths.privacy.to(), meta: { title: privacy.title, description: privacy.description } },
];
