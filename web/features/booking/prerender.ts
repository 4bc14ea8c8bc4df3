import { brand } from '#shared/brand.ts';
import type { PrerenderShell } from '#web/lib/page-meta.ts';

export const shells: readonly PrerenderShell[] = [
  {
    shell: 'booking',
    meta: {
      title: 'Your consultation',
      description: `Your consultation request to ${brand.name}.`,
      secret: true,
    },
  },
];
