import { privacy } from '#shared/content/landing/privacy.ts';
import type { PrerenderPage } from '#web/lib/page-meta.ts';

export const pages: readonly PrerenderPage[] = [
  { path: '/privacy', meta: { title: privacy.title, description: privacy.description } },
];
