import type { PrerenderShell } from '#web/lib/page-meta.ts';

export const shells: readonly PrerenderShell[] = [
  { shell: 'admin', meta: { title: 'Admin', description: 'The administrator’s portal.' } },
];
