import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { listSessions, type SessionRow } from '#functions/flow-sessions/store/sessions.ts';
import { flowNodesPartition } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { dayMs, isLive } from '#functions/table/time.ts';
import type { Item } from '#functions/table/transact.ts';
import type { FlowAnalytics } from '#shared/api/flow-analytics.ts';
import { flowsParams } from './flows.ts';
import { readMisses } from './read-misses.ts';
import { averageSeconds, byFlow, completionRate, daysParams, noSessions, totalsParams } from './stats.ts';
import { siteWorkspace } from './workspace.ts';

export interface Period {
  /** UTC days, inclusive. */
  readonly from: string;
  readonly to: string;
}

const nodesParams = (table: string, flowId: string, { from, to }: Period): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
  ExpressionAttributeValues: {
    ':pk': flowNodesPartition(flowId),
    ':from': `${from}#`,
    ':to': `${to}#~`,
  },
});

/** Lists every day of a period, oldest first. */
const daysOf = ({ from, to }: Period): string[] => {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};

/** A node's stats, by the letter that names their counter. */
const nodeFields: Readonly<Record<string, 'reached' | 'stopped' | 'deadEnds'>> = {
  r: 'reached',
  s: 'stopped',
  d: 'deadEnds',
};
const placeFields = ['sessions', 'completed', 'leads'] as const;
type PlacementStats = FlowAnalytics['places'][number];

/** Parses nodes, answers, connections and placements from counter names. */
const readNodeCounts = (
  items: readonly Item[],
): Pick<FlowAnalytics, 'nodes' | 'answers' | 'links' | 'places'> => {
  const places = new Map<string, PlacementStats>();
  const nodes = new Map<string, FlowAnalytics['nodes'][number]>();
  const answers = new Map<string, { nodeId: string; optionId: string; count: number }>();
  const links = new Map<string, { nodeId: string; exit: string; count: number }>();
  for (const item of items) {
    for (const [name, value] of Object.entries(item)) {
      if (typeof value !== 'number' || name[1] !== ':') continue;
      const [nodeId = '', optionId = ''] = name.slice(2).split('#');
      if (name[0] === 'p') {
        const field = placeFields.find((one) => one === optionId);
        const entry = places.get(nodeId) ?? { placement: nodeId, sessions: 0, completed: 0, leads: 0 };
        if (field) places.set(nodeId, { ...entry, [field]: entry[field] + value });
        continue;
      }
      if (name[0] === 'l') {
        const entry = links.get(name) ?? { nodeId, exit: optionId, count: 0 };
        links.set(name, { ...entry, count: entry.count + value });
        continue;
      }
      if (name[0] === 'a') {
        const entry = answers.get(name) ?? { nodeId, optionId, count: 0 };
        answers.set(name, { ...entry, count: entry.count + value });
        continue;
      }
      const field = nodeFields[name[0] ?? ''];
      const entry = nodes.get(nodeId) ?? { nodeId, reached: 0, stopped: 0, deadEnds: 0 };
      if (field) nodes.set(nodeId, { ...entry, [field]: entry[field] + value });
    }
  }
  return {
    nodes: [...nodes.values()],
    answers: [...answers.values()],
    links: [...links.values()],
    places: [...places.values()],
  };
};

/** Most sessions read that may be open now; if there are more, the rest counts as left. */
const openSessionsRead = 200;
const answeringMs = 30 * 60_000;

/** Counts the visitors who may still be answering, by node. */
const countAnswering = (sessions: readonly SessionRow[], now: Date): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { state, updatedAt, place } of sessions)
    if (!state.done && state.nodeId && !place && now.getTime() - Date.parse(updatedAt) < answeringMs)
      counts.set(state.nodeId, (counts.get(state.nodeId) ?? 0) + 1);
  return counts;
};

/** Moves visitors who may still be answering from `stopped` to `answering`. */
const separateAnswering = (
  nodes: FlowAnalytics['nodes'],
  answering: ReadonlyMap<string, number>,
): FlowAnalytics['nodes'] =>
  nodes.map((node) => {
    const open = Math.min(node.stopped, answering.get(node.nodeId) ?? 0);
    return open === 0 ? node : { ...node, stopped: node.stopped - open, answering: open };
  });

/** Reads a workspace's stats over a period, and the nodes' stats of one flow if given. */
export const readAnalytics = async (
  table: Table,
  workspace: string,
  period: Period,
  flowId: string | undefined,
  now: Date,
): Promise<FlowAnalytics> => {
  const [flowItems, totalItems, dayItems, nodeItems, misses] = await Promise.all([
    queryAll(table, {
      ...flowsParams(table.name, workspace),
      ProjectionExpression: 'id, #uuid, #name, isActive, #ttl',
      ExpressionAttributeNames: { '#name': 'name', '#ttl': 'ttl', '#uuid': 'uuid' },
    }),
    queryAll(table, totalsParams(table.name, workspace)),
    queryAll(table, daysParams(table.name, workspace, period.from, period.to)),
    flowId === undefined ? [] : queryAll(table, nodesParams(table.name, flowId, period)),
    flowId === undefined || workspace !== siteWorkspace ? [] : readMisses(table, flowId, now),
  ]);
  const flows = flowItems.filter((item) => isLive(item, now));
  const ids = new Set(flows.map(({ id }) => String(id)));
  const chosen = flowId !== undefined && ids.has(flowId) ? flowId : undefined;
  const uuid = flows.find(({ id }) => id === chosen)?.uuid;
  const open = uuid === undefined ? [] : await listSessions(table, String(uuid), openSessionsRead, now);
  const totals = byFlow(totalItems, 0);
  const totalOf = (id: string) => totals.get(id) ?? noSessions();
  const wanted = dayItems.filter((item) => {
    const id = String(item.sk).split('#')[1] ?? '';
    return flowId === undefined ? ids.has(id) : id === chosen;
  });
  const byDay = byFlow(wanted, 0);
  const inPeriod = byFlow(dayItems, 1);
  const counts = readNodeCounts(chosen === undefined ? [] : nodeItems);
  const rates = flows.map(({ id }) => completionRate(totalOf(String(id))));
  return {
    totalFlows: flows.length,
    activeFlows: flows.filter(({ isActive }) => isActive === true).length,
    totalSessions: flows.reduce((sum, { id }) => sum + totalOf(String(id)).sessions, 0),
    avgCompletion:
      rates.length === 0 ? 0 : Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length),
    from: period.from,
    to: period.to,
    days: daysOf(period).map((day) => {
      const sums = byDay.get(day) ?? noSessions();
      return {
        day,
        sessions: sums.sessions,
        completed: sums.completed,
        avgSessionTime: averageSeconds(sums),
      };
    }),
    flows: flows.map(({ id, name }) => {
      const sums = inPeriod.get(String(id)) ?? noSessions();
      return {
        id: String(id),
        name: String(name),
        sessions: sums.sessions,
        completionRate: completionRate(sums),
        avgSessionTime: averageSeconds(sums),
      };
    }),
    ...counts,
    nodes: separateAnswering(counts.nodes, countAnswering(open, now)),
    misses: chosen === undefined ? [] : misses,
  };
};
