import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { sections } from './sections.tsx';
import css from './settings.module.css';

/** Every setting on one page; the hash of the address leads to a section. */
export const SettingsTab = () => {
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(`settings-${hash.slice(1)}`)?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <div className={css.page}>
      {sections.map(({ name, title, Icon, Panel }) => (
        <section key={name} id={`settings-${name}`} className={css.section} aria-labelledby={`title-${name}`}>
          <h3 id={`title-${name}`} className={css.title}>
            <Icon size={20} stroke={1.75} aria-hidden="true" /> {title}
          </h3>
          <div className={css.inside}>
            <ErrorBoundary
              fallback={(retry) => (
                <Empty title="This part could not be shown" level={3}>
                  <Button onClick={retry}>Retry</Button>
                </Empty>
              )}
            >
              <Suspense fallback={<Waiting label={`Loading ${title}`} />}>
                <Panel />
              </Suspense>
            </ErrorBoundary>
          </div>
        </section>
      ))}
    </div>
  );
};
