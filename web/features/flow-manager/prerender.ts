import type { PrerenderShell } from '#web/lib/page-meta.ts';

export const shells: readonly PrerenderShell[] = [
  {
    shell: 'flows',
    meta: { title: 'Flow Builder', description: 'Build, test and publish conversation flows.' },
  },
];
