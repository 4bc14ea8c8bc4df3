import type { ComponentType } from 'react';
import type { PageRow } from '#web/lib/pages.ts';

/** The exports of a feature's `<feature>-page.tsx`. */
export interface PageModule {
  readonly Page: ComponentType;
  /** Loads the code and data of the page's first screen. */
  readonly preload?: () => Promise<unknown>;
}

export interface PageRoute extends Pick<PageRow, 'pattern' | 'frame'> {
  readonly load: () => Promise<PageModule>;
}
