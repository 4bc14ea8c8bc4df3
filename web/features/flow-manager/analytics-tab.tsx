import { Badge, Box, Button, Flex, Group, NativeSelect, Stack, Table, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { type FlowAnalytics, getFlowAnalytics } from '#shared/api/flow-analytics.ts';
import { type Flow, getFlow } from '#shared/api/flows.ts';
import { getNodeLabel } from '#shared/flow/node-titles.ts';
import { formatDayParts } from '#web/lib/format.ts';
import { useRead } from '#web/lib/query.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { formatDuration } from './format-duration.ts';
import { SessionLog } from './session-log.tsx';
import { StatList } from './stat-list.tsx';

const periods = { '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' } as const;
const dayMs = 86_400_000;

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const formatDay = (day: string): string => formatDayParts(day, { month: 'short', day: 'numeric' });

/** Drop-off and answers by node. */
const NodeStatsTable = ({ flow, data }: { flow: Flow; data: FlowAnalytics }) => (
  <Stack component="section" gap="sm">
    <Title order={2}>Where conversations stop</Title>
    <Table.ScrollContainer minWidth={480} type="native" role="region" tabIndex={0} aria-label="Steps">
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Step</Table.Th>
            <Table.Th scope="col">Reached</Table.Th>
            <Table.Th scope="col">Left here</Table.Th>
            <Table.Th scope="col">Drop-off</Table.Th>
            <Table.Th scope="col">Dead ends</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {flow.flowData.nodes.map((node) => {
            const figures = data.nodes.find(({ nodeId }) => nodeId === node.id);
            const reached = figures?.reached ?? 0;
            const stopped = figures?.stopped ?? 0;
            const options = node.type === 'quick_reply' ? node.data.options : [];
            return (
              <Table.Tr key={node.id}>
                <Table.Td>
                  {getNodeLabel(node)}
                  {options.map((option) => {
                    const count =
                      data.answers.find(
                        ({ nodeId, optionId }) => nodeId === node.id && optionId === option.id,
                      )?.count ?? 0;
                    return (
                      <Text key={option.id} size="sm" c="dimmed">
                        {option.label}: {count}
                      </Text>
                    );
                  })}
                </Table.Td>
                <Table.Td>{reached}</Table.Td>
                <Table.Td>{stopped}</Table.Td>
                <Table.Td>{reached ? `${Math.round((stopped / reached) * 100)}%` : '—'}</Table.Td>
                <Table.Td>
                  {figures?.deadEnds ? <Badge color="warning">{figures.deadEnds}</Badge> : 0}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  </Stack>
);

/** Statistics of real sessions by flow and period. */
export const AnalyticsTab = () => {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('flow') ?? '';
  const asked = params.get('period') ?? '30';
  const period = asked in periods ? (asked as keyof typeof periods) : '30';
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const now = Date.now();
  const failure = "Couldn't load the analytics";
  const query = { from: toDay(now - (Number(period) - 1) * dayMs), to: toDay(now), flow: chosen };
  const figures = useRead(getFlowAnalytics, { query }, { failure });
  const one = useRead(getFlow, chosen ? { params: { id: chosen } } : null, { failure });
  const { data } = figures;
  const flow = one.data;
  const problem = figures.problem ?? one.problem;
  const reload = () => {
    figures.reload();
    if (chosen) one.reload();
  };

  if (problem) {
    return (
      <Empty title={problem}>
        <Button onClick={reload}>Retry</Button>
      </Empty>
    );
  }
  if (!data) return <Spinner label="Loading the analytics" />;
  const sessions = data.days.reduce((sum, day) => sum + day.sessions, 0);
  const completed = data.days.reduce((sum, day) => sum + day.completed, 0);
  const time = data.days.reduce((sum, day) => sum + day.avgSessionTime * day.sessions, 0);
  const most = Math.max(1, ...data.days.map((day) => day.sessions));
  return (
    <>
      <Group gap="sm">
        <NativeSelect
          flex="1 1 16rem"
          aria-label="Flow"
          value={chosen}
          onChange={(event) => set('flow', event.target.value)}
        >
          <option value="">All flows</option>
          {data.flows.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          flex="1 1 16rem"
          aria-label="Period"
          value={period}
          onChange={(event) => set('period', event.target.value)}
        >
          {Object.entries(periods).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Group>
      <StatList
        large
        figures={[
          ['Sessions', sessions],
          ['Completed', completed],
          ['Completion', sessions ? `${Math.round((completed / sessions) * 100)}%` : '—'],
          ['Average time', sessions ? formatDuration(time / sessions) : '—'],
        ]}
      />
      {sessions === 0 ? (
        <Empty
          title="No sessions in this period"
          text="Activate a flow and open its link to see conversations here."
        />
      ) : (
        <Stack component="section" gap="sm">
          <Title order={2}>Sessions per day</Title>
          <Flex
            align="end"
            gap={3}
            h="10rem"
            style={{ borderBlockEnd: '1px solid var(--line-strong)' }}
            role="img"
            aria-label={`Sessions per day from ${data.from} to ${data.to}: ${sessions} in all, ${most} on the busiest day`}
          >
            {data.days.map(({ day, sessions: count }) => (
              <Box
                key={day}
                component="span"
                flex="1"
                mih={2}
                h={`${(count / most) * 100}%`}
                bg="var(--accent)"
                bdrs="3px 3px 0 0"
                // Forced colours would paint the bars in the page's background colour.
                style={{ forcedColorAdjust: 'none' }}
                title={`${day}: ${count}`}
              />
            ))}
          </Flex>
          <Group justify="space-between" fz="xs" c="dimmed" aria-hidden="true">
            <span>{formatDay(data.from)}</span>
            <span>{most} on the busiest day</span>
            <span>{formatDay(data.to)}</span>
          </Group>
        </Stack>
      )}
      {flow && sessions > 0 && <NodeStatsTable flow={flow} data={data} />}
      {flow && <SessionLog key={flow.id} flow={flow} />}
      {!chosen && data.flows.length > 0 && (
        <Stack component="section" gap="sm">
          <Title order={2}>By flow</Title>
          <Table.ScrollContainer minWidth={480} type="native" role="region" tabIndex={0} aria-label="By flow">
            <Table verticalSpacing="xs">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Flow</Table.Th>
                  <Table.Th scope="col">Sessions</Table.Th>
                  <Table.Th scope="col">Completion</Table.Th>
                  <Table.Th scope="col">Average time</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.flows.map((row) => (
                  <Table.Tr key={row.id}>
                    <Table.Td>
                      <Button size="compact-sm" variant="subtle" onClick={() => set('flow', row.id)}>
                        {row.name}
                      </Button>
                    </Table.Td>
                    <Table.Td>{row.sessions}</Table.Td>
                    <Table.Td>{Math.round(row.completionRate)}%</Table.Td>
                    <Table.Td>{formatDuration(row.avgSessionTime)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </Stack>
      )}
    </>
  );
};
