import '#web/ui/mantine-styles.ts';
import { Tabs, Text } from '@mantine/core';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import css from './manager.module.css';
import { managerTabs } from './tabs.tsx';
import type { FlowPreview } from './templates-tab.tsx';

export const Manager = ({ preview }: { preview: FlowPreview }) => {
  const [params, setParams] = useSearchParams();
  const tabs = managerTabs.filter(({ ownerOnly }) => !ownerOnly || isSignedIn());
  const { key: shown, Content } = tabs.find(({ key }) => key === params.get('tab')) ?? managerTabs[0];
  const show = (next: string) =>
    setParams(next === managerTabs[0].key ? {} : { tab: next }, { replace: true });
  return (
    <>
      <header className={css.top}>
        {!isSignedIn() && (
          <Link to={paths.home.to()} className={css.brand}>
            {brand.name}
          </Link>
        )}
        <Text size="xs" c="dimmed">
          {isSignedIn()
            ? 'The site’s own workspace'
            : 'Your workspace lives in this browser; it is kept 90 days after your last visit.'}
        </Text>
      </header>
      <main id="main" className={css.main} data-toasts="bottom-start">
        <h1 className={css.title}>Conversation Flow Manager</h1>
        <Tabs value={shown} onChange={(next) => next && show(next)} keepMounted={false}>
          <Tabs.List aria-label="Flow manager" className={css.tabs}>
            {tabs.map(({ key, label }) => (
              <Tabs.Tab key={key} value={key}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={shown} className={css.panel}>
            <Suspense fallback={<Spinner label="Loading" />}>
              <Content preview={preview} />
            </Suspense>
          </Tabs.Panel>
        </Tabs>
      </main>
    </>
  );
};
