import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { FlowsTab } from './flows-tab.tsx';
import css from './manager.module.css';
import type { FlowPreview } from './templates-tab.tsx';

const AnalyticsTab = lazy(async () => ({ default: (await import('./analytics-tab.tsx')).AnalyticsTab }));
const TemplatesTab = lazy(async () => ({ default: (await import('./templates-tab.tsx')).TemplatesTab }));

const tabs = { flows: 'Conversation Flows', analytics: 'Analytics', templates: 'Templates' } as const;
type Tab = keyof typeof tabs;

export const Manager = ({ preview }: { preview: FlowPreview }) => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab') ?? 'flows';
  const tab: Tab = asked in tabs ? (asked as Tab) : 'flows';
  const names = Object.keys(tabs) as Tab[];
  const show = (next: Tab) => setParams(next === 'flows' ? {} : { tab: next }, { replace: true });
  return (
    <div className={css.page}>
      <header className={css.top}>
        <Link to={paths.home.to()} className={css.brand}>
          {brand.name}
        </Link>
        <p className={css.workspace}>
          {isSignedIn()
            ? 'The site’s own workspace'
            : 'Your workspace lives in this browser; it is kept 90 days after your last visit.'}
        </p>
        {isSignedIn() && (
          <Link to={paths.admin.to()} className={css.portal}>
            Portal
          </Link>
        )}
      </header>
      <main id="main" className={css.main}>
        <h1 className={css.title}>Conversation Flow Manager</h1>
        <div className={css.tabs} role="tablist" aria-label="Flow manager">
          {names.map((name, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`flows-tab-${name}`}
              aria-selected={tab === name}
              aria-controls="flows-panel"
              tabIndex={tab === name ? 0 : -1}
              onClick={() => show(name)}
              onKeyDown={(event) => {
                const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
                const next = names[(index + step + names.length) % names.length];
                if (!step || !next) return;
                show(next);
                document.getElementById(`flows-tab-${next}`)?.focus();
              }}
            >
              {tabs[name]}
            </button>
          ))}
        </div>
        <div id="flows-panel" role="tabpanel" aria-labelledby={`flows-tab-${tab}`} className={css.panel}>
          <Suspense fallback={<Spinner label="Loading" />}>
            {tab === 'flows' && <FlowsTab />}
            {tab === 'analytics' && <AnalyticsTab />}
            {tab === 'templates' && <TemplatesTab preview={preview} />}
          </Suspense>
        </div>
      </main>
    </div>
  );
};
