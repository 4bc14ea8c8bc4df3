import type { ComponentType } from 'react';

/** What a feature's `<feature>-page.tsx` exports for the router: the page itself. */
export interface PageModule {
  readonly Page: ComponentType;
}

export interface PageRoute {
  readonly pattern: string;
  readonly load: () => Promise<PageModule>;
  /** `site`: shared navigation and footer. `workspace`: portal and flows, which ask for the login. `bare`: nothing. */
  readonly frame: 'site' | 'workspace' | 'bare';
}
