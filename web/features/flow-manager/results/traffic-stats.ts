import type { FlowAnalytics } from '#shared/api/flow-analytics.ts';
import type { FlowConnection, FlowDocument } from '#shared/flow/document.ts';
import { getExitKey } from '#shared/flow/exits.ts';
import { findNode } from '#shared/flow/graph.ts';
import { formatCount } from '#web/lib/format.ts';

export type StepStats = Omit<FlowAnalytics['nodes'][number], 'nodeId'>;

/** Statistics of a flow's nodes and connections. */
export interface Traffic {
  readonly at: (nodeId: string) => StepStats;
  /** How often a connection was followed. */
  readonly taken: (connection: FlowConnection) => number;
}

/** Looks up the statistics of nodes and connections. */
export const createTraffic = (
  flow: FlowDocument,
  { nodes, links }: Pick<FlowAnalytics, 'nodes' | 'links'>,
): Traffic => ({
  at: (nodeId) => nodes.find((one) => one.nodeId === nodeId) ?? { reached: 0, stopped: 0, deadEnds: 0 },
  taken: (connection) => {
    const from = findNode(flow, connection.from);
    const key = from && getExitKey(from, connection);
    return links.find(({ nodeId, exit }) => nodeId === from?.id && exit === key)?.count ?? 0;
  },
});

/** Formats statistics as '24 reached · 1 answering now · 3 left here · 2 dead ends'; zeros are left out. */
export const describeStats = ({ reached, stopped, answering = 0, deadEnds }: StepStats): string =>
  [
    `${formatCount(reached)} reached`,
    answering > 0 && `${formatCount(answering)} answering now`,
    stopped > 0 && `${formatCount(stopped)} left here`,
    deadEnds > 0 && `${formatCount(deadEnds)} dead end${deadEnds === 1 ? '' : 's'}`,
  ]
    .filter(Boolean)
    .join(' · ');
