import { brand } from '#shared/brand.ts';
import type { PrerenderShell } from '#web/lib/page-meta.ts';

export const shells: readonly PrerenderShell[] = [
  { shell: 'f', meta: { title: 'Conversation', description: `A conversation built with ${brand.name}.` } },
];
