import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '#web/lib/page-meta.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import css from './flows-page.module.css';
import { Manager } from './manager/manager.tsx';

const BuilderScreen = lazy(async () => ({
  default: (await import('./builder/builder-screen.tsx')).BuilderScreen,
}));
const SnapshotScreen = lazy(async () => ({
  default: (await import('./builder/snapshot-screen.tsx')).SnapshotScreen,
}));

/** `/flows` is the manager, `/flows/new` and `/flows/{id}` the builder, `/flows/snapshot/{id}` a visitor's attached flow. */
export const Page = () => {
  usePageTitle('Flow Builder');
  const path = useParams()['*'] ?? '';
  const [first, second] = path.split('/').filter(Boolean);
  if (!first) return <Manager />;
  return (
    <Suspense
      fallback={
        <main className={css.waiting}>
          <Spinner label="Loading the builder" />
        </main>
      }
    >
      {first === 'snapshot' && second ? (
        <SnapshotScreen id={second} />
      ) : (
        <BuilderScreen key={first} id={first} />
      )}
    </Suspense>
  );
};
