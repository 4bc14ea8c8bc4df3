import '#web/brand/tokens.css';
import '#web/brand/fonts.css';
import './global.css';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { LazyPage } from './lazy-page.tsx';
import { PageFailure } from './page-failure.tsx';
import type { PageRoute } from './page-module.ts';
import { pageRoutes, workspaceFrame } from './routes.ts';
import { ScrollToTarget } from './scroll-to-target.tsx';
import { SiteFrame } from './site-frame.tsx';

const routesIn = (...frames: readonly PageRoute['frame'][]) =>
  pageRoutes
    .filter(({ frame }) => frames.includes(frame))
    .map((route) => {
      const page = (
        <ErrorBoundary key={route.pattern} fallback={(retry) => <PageFailure onRetry={retry} />}>
          <LazyPage route={route} />
        </ErrorBoundary>
      );
      return (
        <Route
          key={route.pattern}
          path={route.pattern}
          element={route.frame === 'site' ? <SiteFrame>{page}</SiteFrame> : page}
        />
      );
    });

/** The whole site inside a router, for the browser and the prerenderer. */
export const App = () => (
  <>
    <ScrollToTarget />
    <Routes>
      {routesIn('site', 'bare')}
      <Route
        element={
          <Suspense>
            <workspaceFrame.Component />
          </Suspense>
        }
      >
        {routesIn('workspace')}
      </Route>
    </Routes>
    <Toaster />
  </>
);
