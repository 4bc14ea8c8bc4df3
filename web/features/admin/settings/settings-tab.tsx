import { Divider, Flex, Group, Stack } from '@mantine/core';
import { Fragment, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { sections } from './sections.tsx';

const titled = { ff: 'text', fz: 'sm', lh: 1.4, lts: 0 } as const;

/** All settings on one page; the URL's hash scrolls to a section. */
export const SettingsTab = () => {
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(`settings-${hash.slice(1)}`)?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <Stack gap="lg" maw="62rem">
      {sections.map(({ name, title, Icon, Panel }, index) => (
        <Fragment key={name}>
          {index > 0 && <Divider color="var(--line)" />}
          <Flex
            component="section"
            id={`settings-${name}`}
            aria-labelledby={`title-${name}`}
            wrap="wrap"
            gap="md"
            style={{ scrollMarginBlockStart: '2.5rem' }}
          >
            <Group
              component="h3"
              id={`title-${name}`}
              flex="0 0 15rem"
              h="fit-content"
              gap="xs"
              wrap="nowrap"
              {...titled}
            >
              <Icon size={20} stroke={1.75} color="var(--text-soft)" aria-hidden="true" /> {title}
            </Group>
            <Stack flex="1 1 22rem" miw={0} maw="36rem">
              <ErrorBoundary
                fallback={(retry) => (
                  <Empty title="This part could not be shown" level={3}>
                    <Button onClick={retry}>Retry</Button>
                  </Empty>
                )}
              >
                <Suspense fallback={<ListSkeleton label={`Loading ${title}`} />}>
                  <Panel />
                </Suspense>
              </ErrorBoundary>
            </Stack>
          </Flex>
        </Fragment>
      ))}
    </Stack>
  );
};
