import { Box, Group, Paper, Stack, Text } from '@mantine/core';
import type { FlowDocument, FlowNode } from '#shared/flow/document.ts';
import { getExits } from '#shared/flow/exits.ts';
import { findNode } from '#shared/flow/graph.ts';
import { getNodeLabel } from '#shared/flow/node-titles.ts';
import { formatCount } from '#web/lib/format.ts';
import { rankNodes } from './map-layout.ts';
import css from './results.module.css';
import { describeStats, type Traffic } from './traffic-stats.ts';

interface StepListProps {
  readonly flow: FlowDocument;
  readonly traffic: Traffic;
}

const listConnectedExits = (flow: FlowDocument, node: FlowNode) =>
  getExits(node).flatMap((exit) => {
    const connection = flow.connections.find(({ from, on }) => from === node.id && on === exit.on);
    const target = connection && findNode(flow, connection.to);
    return connection && target ? [{ exit, connection, target }] : [];
  });

/** The map's statistics as a list, for phones and screen readers. */
export const StepList = ({ flow, traffic }: StepListProps) => {
  const nodes = rankNodes(flow).flat();
  const most = Math.max(1, ...nodes.map(({ id }) => traffic.at(id).reached));
  return (
    <Stack component="ol" gap="xs" maw="44rem" aria-label="Steps of the flow">
      {nodes.map((node) => {
        const figures = traffic.at(node.id);
        return (
          <Paper
            key={node.id}
            component="li"
            p="sm"
            fz="sm"
            className={css.row}
            data-dead-end={figures.deadEnds > 0 || undefined}
          >
            <Text inherit fw={600} style={{ overflowWrap: 'anywhere' }}>
              {getNodeLabel(node)}
            </Text>
            <Text size="xs" c={figures.deadEnds > 0 ? 'var(--warning)' : 'dimmed'}>
              {describeStats(figures)}
            </Text>
            <Box className={css.bar} w={`${(figures.reached / most) * 100}%`} />
            <Stack component="ul" gap={2}>
              {listConnectedExits(flow, node).map(({ exit, connection, target }) => (
                <Group key={exit.key} component="li" gap="xs" wrap="nowrap" justify="space-between">
                  <Text inherit miw={0} style={{ overflowWrap: 'anywhere' }}>
                    {exit.label} → {getNodeLabel(target)}
                  </Text>
                  <Text inherit fw={600}>
                    {formatCount(traffic.taken(connection))}
                  </Text>
                </Group>
              ))}
            </Stack>
          </Paper>
        );
      })}
    </Stack>
  );
};
