import { Badge, Button, Select, Stack, Table, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { listTestRuns } from '#web/lib/flow-test-runs.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { formatDuration } from '../format-duration.ts';
import { StatList } from '../stat-list.tsx';
import { useFlows } from '../use-flows.ts';
import { formatAnswer, listColumns } from './columns.ts';
import { formatOutcome, getOutcomeColor } from './outcomes.ts';
import { Traffic } from './traffic.tsx';

/** Results of a visitor's own flow: statistics and the author's test runs, but no answers. */
export const OwnResults = () => {
  const { flows, state, problem, reload } = useFlows();
  const [params, setParams] = useSearchParams();
  const flow = flows.find(({ id }) => id === params.get('flow')) ?? flows[0];
  if (state === 'failed')
    return (
      <Empty title={problem ?? ''}>
        <Button onClick={reload}>Retry</Button>
      </Empty>
    );
  if (state === 'loading') return <Spinner label="Loading the flows" />;
  if (!flow) return <Empty title="No flows yet" text="Create a flow to see its results here." />;
  const runs = listTestRuns(flow.id);
  const columns = listColumns(flow, runs);
  return (
    <>
      <Select
        label="Flow"
        maw="24rem"
        data={flows.map(({ id, name }) => ({ value: id, label: name }))}
        value={flow.id}
        onChange={(id) => id && setParams({ tab: 'results', flow: id }, { replace: true })}
      />
      <Text role="note" maw="65ch">
        You don’t get visitors’ answers: you see how many people used your flow and where they stopped.
        Visitors are told so. Your test runs are stored in this browser only.
      </Text>
      <StatList
        large
        figures={[
          ['Sessions', flow.stats.totalSessions],
          ['Today', flow.stats.activeToday],
          ['Completion', `${Math.round(flow.stats.completionRate)}%`],
          ['Average time', formatDuration(flow.stats.avgSessionTime)],
        ]}
      />
      <Stack component="section" gap="sm">
        <Title order={2} size="h4">
          Your test runs
        </Title>
        {runs.length === 0 ? (
          <Text c="dimmed">No test runs yet. Open the flow and choose Test Flow.</Text>
        ) : (
          <Table.ScrollContainer minWidth={480} role="region" tabIndex={0} aria-label="Your test runs">
            <Table>
              <Table.Thead>
                <Table.Tr>
                  {['When', 'Outcome', ...columns].map((title) => (
                    <Table.Th key={title} scope="col">
                      {title}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {runs.map(({ id, at, done, outcome: ended = 'completed', variables }) => {
                  const outcome = done ? ended : 'open';
                  return (
                    <Table.Tr key={id}>
                      <Table.Td>{formatDateTime(at)}</Table.Td>
                      <Table.Td>
                        <Badge color={getOutcomeColor(outcome)}>{formatOutcome(outcome)}</Badge>
                      </Table.Td>
                      {columns.map((name) => (
                        <Table.Td key={name} dir="auto">
                          {formatAnswer(flow, name, variables[name] ?? '')}
                        </Table.Td>
                      ))}
                    </Table.Tr>
                  );
                })}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
      </Stack>
      <Traffic key={flow.id} flow={flow} />
    </>
  );
};
