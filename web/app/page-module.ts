import type { ComponentType } from 'react';

/** What a feature's `<feature>-page.tsx` exports for the router: the page itself. */
export interface PageModule {
  readonly Page: ComponentType;
}

export interface PageRoute {
  readonly pattern: string;
  readonly load: () => Promise<PageModule>;
  /** `site`: shared navigation and footer. `bare`: the page brings its own frame (portal, flow builder, shared flow). */
  readonly frame: 'site' | 'bare';
}
