import { brand } from '#shared/brand.ts';
import type { PrerenderPage } from '#web/lib/page-meta.ts';

export const pages: readonly PrerenderPage[] = [
  {
    path: '/pricing',
    meta: {
      title: 'Pricing',
      description: `What a ${brand.name} chatbot costs a month, by messages and AI model.`,
    },
  },
];
