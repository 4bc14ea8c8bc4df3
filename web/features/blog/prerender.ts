import { brand } from '#shared/brand.ts';
import type { PrerenderPage } from '#web/lib/page-meta.ts';

export const pages: readonly PrerenderPage[] = [
  {
    path: '/blog',
    meta: {
      title: 'Blog',
      description: `Articles from ${brand.name} for businesses that consider a chatbot.`,
    },
  },
];
