import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';
import css from './lazy-page.module.css';
import type { PageRoute } from './page-module.ts';
import { loadedPage, loadPage } from './routes.ts';

/** Renders the route's page: at once when its module is here, otherwise after a quiet spinner. */
export const LazyPage = ({ route }: { route: PageRoute }) => {
  const Page = useMemo<ComponentType>(
    () => loadedPage(route)?.Page ?? lazy(async () => ({ default: (await loadPage(route)).Page })),
    [route],
  );
  return (
    <Suspense
      fallback={
        <div className={css.waiting}>
          <Spinner label="Loading page" />
        </div>
      }
    >
      <Page />
    </Suspense>
  );
};
