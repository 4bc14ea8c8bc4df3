import { brand } from '#shared/brand.ts';
import type { PrerenderPage } from '#web/lib/page-meta.ts';

export const pages: readonly PrerenderPage[] = [
  {
    path: '/privacy',
    meta: {
      title: 'Privacy',
      description: `What ${brand.name} stores about visitors, why, for how long, and how to have it erased.`,
    },
  },
];
