import '#web/ui/mantine-styles.ts';
import { Anchor, Box, Group, SegmentedControl, Stack, Tabs, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import css from './manager.module.css';
import { managerTabs } from './tabs.tsx';
import type { FlowPreview } from './templates-tab.tsx';

/** Narrow screens scroll the tabs. */
const scrollTabIntoView = (tab: HTMLElement | null) =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

export const Manager = ({ preview }: { preview: FlowPreview }) => {
  const [params, setParams] = useSearchParams();
  const listViews = ({ views }: (typeof managerTabs)[number]) =>
    views.filter(({ ownerOnly }) => !ownerOnly || isSignedIn());
  const wanted = params.get('tab');
  const tab = managerTabs.find((one) => listViews(one).some(({ key }) => key === wanted)) ?? managerTabs[0];
  const views = listViews(tab);
  const { key: shown, Content } = views.find(({ key }) => key === wanted) ?? tab.views[0];
  const show = (next: string) =>
    setParams(next === managerTabs[0].key ? {} : { tab: next }, { replace: true });
  return (
    <>
      {!isSignedIn() && (
        <Group
          component="header"
          justify="space-between"
          gap="0.5rem 1.5rem"
          px="var(--gutter)"
          py="md"
          bg="var(--surface)"
          style={{ borderBlockEnd: 'var(--hairline)' }}
        >
          <Anchor component={Link} to={paths.home.to()} c="var(--text)" ff="heading" fz="1.25rem" fw={650}>
            {brand.name}
          </Anchor>
          <Text size="xs" c="dimmed">
            Your workspace is tied to this browser and kept for 90 days after your last visit.
          </Text>
        </Group>
      )}
      <Box
        component="main"
        id="main"
        maw="84rem"
        mx="auto"
        px="var(--gutter)"
        pt="lg"
        pb="5rem"
        data-toasts="bottom-start"
      >
        <Group justify="space-between" align="baseline" gap="0 1rem" mb="sm">
          <Title order={1} fz="var(--size-xl)">
            Conversation Flow Manager
          </Title>
          {isSignedIn() && (
            <Text size="xs" c="dimmed">
              The site’s own workspace
            </Text>
          )}
        </Group>
        <Tabs value={tab.key} onChange={(next) => next && show(next)} keepMounted={false}>
          <Tabs.List aria-label="Flow manager" className={css.tabs} style={{ flexWrap: 'nowrap' }}>
            {managerTabs.map(({ key, label }) => (
              <Tabs.Tab
                key={key}
                ref={key === tab.key ? scrollTabIntoView : undefined}
                value={key}
                flex="none"
                mih="2.75rem"
                px={{ base: 'xs', sm: 'md' }}
                fw={600}
              >
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={tab.key} pt="lg">
            <Stack gap="lg">
              {views.length > 1 && (
                <SegmentedControl
                  aria-label={tab.label}
                  style={{ alignSelf: 'start' }}
                  data={views.map(({ key, label }) => ({ value: key, label }))}
                  value={shown}
                  onChange={show}
                />
              )}
              <Suspense fallback={<Spinner label="Loading" />}>
                <Content preview={preview} />
              </Suspense>
            </Stack>
          </Tabs.Panel>
        </Tabs>
      </Box>
    </>
  );
};
