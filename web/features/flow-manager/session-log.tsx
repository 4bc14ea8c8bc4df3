import { Button, Stack, Table, Text, Title } from '@mantine/core';
import { type FlowSessionLog, listFlowSessions } from '#shared/api/flow-analytics.ts';
import type { Flow } from '#shared/api/flows.ts';
import { getNodeLabel } from '#shared/flow/node-titles.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useRead } from '#web/lib/query.ts';

const describePosition = (flow: Flow, { done, outcome, nodeId }: FlowSessionLog): string => {
  const node = flow.flowData.nodes.find(({ id }) => id === nodeId);
  const place = node ? getNodeLabel(node) : 'a step of an older version';
  if (outcome === 'dead_end') return `Dead end at ${place}`;
  return done ? `Ended at ${place}` : `Waiting at ${place}`;
};

/** The newest sessions of a flow with the log of their requests; a visitor's own test runs only. */
export const SessionLog = ({ flow }: { flow: Flow }) => {
  const {
    data: sessions,
    problem,
    reload,
  } = useRead(listFlowSessions, { params: { id: flow.id } }, { failure: "Couldn't load the sessions" });

  if (!problem && !sessions?.length) return null;
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>Latest sessions</Title>
      {problem ? (
        <p role="alert">
          {problem} <Button onClick={reload}>Retry</Button>
        </p>
      ) : (
        <Table.ScrollContainer
          minWidth={480}
          type="native"
          role="region"
          tabIndex={0}
          aria-label="Latest sessions"
        >
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Started</Table.Th>
                <Table.Th scope="col">Version</Table.Th>
                <Table.Th scope="col">Status and requests</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {sessions?.map((session) => (
                <Table.Tr key={session.id}>
                  <Table.Td>{formatDateTime(session.startedAt)}</Table.Td>
                  <Table.Td>{session.version}</Table.Td>
                  <Table.Td>
                    {describePosition(flow, session)}
                    {session.log.map(({ at, nodeId, text }, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: entries are only appended
                      <Text key={`${at} ${nodeId} ${index}`} size="sm" c="dimmed">
                        {text}
                      </Text>
                    ))}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Stack>
  );
};
