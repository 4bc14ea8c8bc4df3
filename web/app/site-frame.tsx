import type { ReactNode } from 'react';
import { FloatingFeatures } from './floating.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteNav } from './site-nav.tsx';

/** The frame of every public page: header, page, footer and floating features. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <>
    <SiteNav />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <SiteFooter />
    <FloatingFeatures />
  </>
);
