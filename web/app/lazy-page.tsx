import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';
import css from './lazy-page.module.css';
import type { PageRoute } from './page-module.ts';
import { loadedPage, loadPage } from './routes.ts';

/**
 * Renders the route's page, or a spinner while it loads. A loaded page gets no Suspense boundary, because
 * React hydrates those later, and the first click would find no handler.
 */
export const LazyPage = ({ route }: { route: PageRoute }) => {
  const [Ready] = useState(() => loadedPage(route)?.Page);
  const [Later] = useState<ComponentType>(() =>
    lazy(async () => ({ default: Ready ?? (await loadPage(route)).Page })),
  );
  if (Ready) return <Ready />;
  return (
    <Suspense
      fallback={
        <div className={css.waiting}>
          <Spinner label="Loading page" />
        </div>
      }
    >
      <Later />
    </Suspense>
  );
};
