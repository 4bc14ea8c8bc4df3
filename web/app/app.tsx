import './tokens.css';
import './fonts.css';
import './global.css';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { LazyPage } from './lazy-page.tsx';
import { PageFailure } from './page-failure.tsx';
import { pageRoutes } from './routes.ts';
import { ScrollToTarget } from './scroll-to-target.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The whole site inside a router: shared by the browser's entry and the prerenderer. */
export const App = () => (
  <>
    <ScrollToTarget />
    <Routes>
      {pageRoutes.map((route) => {
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
      })}
    </Routes>
    <Toaster />
  </>
);
