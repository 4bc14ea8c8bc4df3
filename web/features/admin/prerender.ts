import type { PrerenderShell } from '#web/lib/page-meta.ts';
import { firstReads } from './data/first-reads.ts';

export const shells: readonly PrerenderShell[] = [
  {
    shell: 'admin',
    meta: { title: 'Admin', description: 'The administrator’s portal.' },
    early: firstReads,
  },
];
