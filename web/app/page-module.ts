import type { ComponentType } from 'react';
import type { PageRow } from '#web/lib/pages.ts';

/** What a feature's `<feature>-page.tsx` exports for the router: the page itself. */
export interface PageModule {
  readonly Page: ComponentType;
  /** Fetches what its first screen shows beyond it. */
  readonly ahead?: () => Promise<unknown>;
}

export interface PageRoute extends Pick<PageRow, 'pattern' | 'frame'> {
  readonly load: () => Promise<PageModule>;
}
