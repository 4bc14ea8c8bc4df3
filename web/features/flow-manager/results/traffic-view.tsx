import { Alert, Anchor, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FlowAnalytics } from '#shared/api/flow-analytics.ts';
import type { Flow } from '#shared/api/flows.ts';
import { getNodeLabel } from '#shared/flow/node-titles.ts';
import { formatCount } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { FlowMap } from './flow-map.tsx';
import { StepList } from './step-list.tsx';
import { createTraffic } from './traffic-stats.ts';

const phoneQuery = '(max-width: 48em)';
const views = ['Map', 'List'] as const;

/** The flow's traffic as a map or a list; phones show the list. */
export const TrafficView = ({ flow, data }: { flow: Flow; data: FlowAnalytics }) => {
  const isPhone = useMediaQuery(phoneQuery, undefined, { getInitialValueInEffect: false }) ?? false;
  const [chosen, setChosen] = useState<(typeof views)[number]>();
  const view = chosen ?? (isPhone ? 'List' : 'Map');
  const traffic = createTraffic(flow.flowData, data);
  const ends = flow.flowData.nodes.filter(({ id }) => traffic.at(id).deadEnds > 0);
  const lost = ends.reduce((sum, { id }) => sum + traffic.at(id).deadEnds, 0);
  return (
    <Stack component="section" gap="xs" mt="md" aria-labelledby="traffic">
      <Group justify="space-between" align="end">
        <div>
          <Title order={2} size="h4" id="traffic">
            Where conversations go
          </Title>
          <Text size="sm" c="dimmed">
            The last 30 days{view === 'Map' ? '; thicker lines mean more traffic' : ''}.
          </Text>
        </div>
        <SegmentedControl
          size="xs"
          aria-label="View"
          data={[...views]}
          value={view}
          onChange={(next) => setChosen(views.find((one) => one === next))}
        />
      </Group>
      {lost > 0 && (
        <Alert color="warning" p="xs">
          {lost === 1 ? 'One conversation' : `${formatCount(lost)} conversations`} ended at an exit that leads
          nowhere: {ends.map((node) => `${getNodeLabel(node)} (${traffic.at(node.id).deadEnds})`).join(', ')}.{' '}
          <Anchor component={Link} to={paths.flow.to(flow.id)} inherit>
            Open the builder
          </Anchor>
        </Alert>
      )}
      {view === 'Map' ? (
        <FlowMap flow={flow.flowData} traffic={traffic} label="The flow with the traffic of its links" />
      ) : (
        <StepList flow={flow.flowData} traffic={traffic} />
      )}
    </Stack>
  );
};
