import { meta } from '#shared/content/landing/meta.ts';
import type { PrerenderPage } from '#web/lib/page-meta.ts';

export const pages: readonly PrerenderPage[] = [{ path: '/', meta: meta.home }];
