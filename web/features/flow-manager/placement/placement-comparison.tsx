import { Paper, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type FlowAnalytics, getFlowAnalytics } from '#shared/api/flow-analytics.ts';
import type { Flow } from '#shared/api/flows.ts';
import type { Placement } from '#shared/domain/placements.ts';
import { formatCount } from '#web/lib/format.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { describeComparison } from './compare.ts';
import { triggerNames } from './labels.ts';

export interface Placed {
  readonly flow: Flow;
  readonly placement: Placement;
}

type PlacementStats = FlowAnalytics['places'][number];

/** Groups placements of several flows that share visitors: same trigger and priority. */
const groupCompetingPlacements = (
  rows: readonly Placed[],
): (readonly [key: string, rivals: readonly Placed[]])[] => {
  const groups = new Map<string, Placed[]>();
  for (const row of rows) {
    const { trigger, priority, share } = row.placement;
    if (share === 100) continue;
    const key = `${trigger} ${priority}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups].filter(([, rivals]) => new Set(rivals.map(({ flow }) => flow.id)).size > 1);
};

const emptyStats: Omit<PlacementStats, 'placement'> = { sessions: 0, completed: 0, leads: 0 };
const formatRate = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${((part / whole) * 100).toFixed(1)} %`;

const Comparison = ({ rivals }: { rivals: readonly Placed[] }) => {
  const [figures, setFigures] = useState<ReadonlyMap<string, PlacementStats>>();
  const [problem, setProblem] = useState<string>();
  const ids = [...new Set(rivals.map(({ flow }) => flow.id))].join(' ');
  useEffect(() => {
    let isCancelled = false;
    Promise.all(
      ids.split(' ').map(async (flow) => {
        const { places } = await sessionCall(getFlowAnalytics, { query: { flow } });
        return places.map((place) => [`${flow} ${place.placement}`, place] as const);
      }),
    ).then(
      (read) => !isCancelled && setFigures(new Map(read.flat())),
      (error: unknown) => !isCancelled && setProblem(errorMessage(error, "Couldn't load the statistics")),
    );
    return () => {
      isCancelled = true;
    };
  }, [ids]);
  const arms = rivals.map(({ flow, placement }) => ({
    ...(figures?.get(`${flow.id} ${placement.id}`) ?? emptyStats),
    flow,
    placement,
  }));
  const { trigger } = arms[0]?.placement ?? {};
  const makesLeads = arms.some(({ leads }) => leads > 0);
  return (
    <Paper withBorder p="lg">
      <Title order={3} size="h5">
        {trigger && triggerNames[trigger]}
      </Title>
      {problem && <p role="alert">{problem}</p>}
      {!figures && !problem && <Skeleton h="6rem" role="status" aria-label="Loading the comparison" />}
      {figures && (
        <Table.ScrollContainer minWidth={520} role="region" tabIndex={0} aria-label="Flow comparison">
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                {['Flow', 'Share', 'Sessions', 'Completed', 'Leads', 'Leads per session'].map((title) => (
                  <Table.Th key={title} scope="col">
                    {title}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {arms.map(({ flow, placement, sessions, completed, leads }) => (
                <Table.Tr key={`${flow.id} ${placement.id}`}>
                  <Table.Th scope="row">{flow.name}</Table.Th>
                  <Table.Td>{placement.share} %</Table.Td>
                  <Table.Td>{formatCount(sessions)}</Table.Td>
                  <Table.Td>
                    {formatCount(completed)} ({formatRate(completed, sessions)})
                  </Table.Td>
                  <Table.Td>{formatCount(leads)}</Table.Td>
                  <Table.Td>{formatRate(leads, sessions)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {figures && (
        <Text role="status" maw="70ch">
          {describeComparison(
            arms.map(({ flow, sessions, completed, leads }) => ({
              name: flow.name,
              sessions,
              hits: makesLeads ? leads : completed,
            })),
            makesLeads ? 'leads' : 'completed conversations',
          )}
        </Text>
      )}
    </Paper>
  );
};

/** Compares flows that share visitors, over the last 30 days. */
export const PlacementComparison = ({ rows }: { rows: readonly Placed[] }) => {
  const groups = groupCompetingPlacements(rows);
  if (groups.length === 0) return null;
  return (
    <Stack component="section" gap="sm" mt="lg" aria-labelledby="compared">
      <Title order={2} size="h4" id="compared">
        Comparison, last 30 days
      </Title>
      {groups.map(([key, rivals]) => (
        <Comparison key={key} rivals={rivals} />
      ))}
    </Stack>
  );
};
