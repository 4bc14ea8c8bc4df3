import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import {
  flowDayKey,
  flowDaysPartition,
  flowShards,
  flowTotalKey,
  flowTotalsPartition,
  type Key,
} from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { dayOf } from '#functions/table/time.ts';
import type { Item } from '#functions/table/transact.ts';
import type { FlowStats } from '#shared/api/flows.ts';

export interface SessionSums {
  sessions: number;
  completed: number;
  /** Milliseconds that visitors spent, pauses cut. */
  ms: number;
  /** Sessions with anything said on that day; only on days. */
  active: number;
}

export const noSessions = (): SessionSums => ({ sessions: 0, completed: 0, ms: 0, active: 0 });

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Adds the counters of an item. */
const addSums = (sums: SessionSums, item: Item): SessionSums => ({
  sessions: sums.sessions + count(item.sessions),
  completed: sums.completed + count(item.completed),
  ms: sums.ms + count(item.ms),
  active: sums.active + count(item.active),
});

/** Percentage of sessions that came to the flow's end, with one decimal. */
export const completionRate = ({ sessions, completed }: SessionSums): number =>
  sessions === 0 ? 0 : Math.round((completed / sessions) * 1000) / 10;

/** Whole seconds that a session took on average. */
export const averageSeconds = ({ sessions, ms }: SessionSums): number =>
  sessions === 0 ? 0 : Math.round(ms / sessions / 1000);

const toStats = (totals: SessionSums, today: SessionSums): FlowStats => ({
  totalSessions: totals.sessions,
  activeToday: today.active,
  completionRate: completionRate(totals),
  avgSessionTime: averageSeconds(totals),
});

export const emptyStats = (): FlowStats => toStats(noSessions(), noSessions());

const shards = Array.from({ length: flowShards }, (_, shard) => shard);

/** Where the figures of one flow are, and how to read them from whatever items came back. */
export const statsOfFlow = (
  workspace: string,
  flowId: string,
  now: Date,
): { readonly keys: readonly Key[]; readonly from: (items: readonly Item[]) => FlowStats } => {
  const totalKeys = shards.map((shard) => flowTotalKey(workspace, flowId, shard));
  const dayKeys = shards.map((shard) => flowDayKey(workspace, dayOf(now), flowId, shard));
  const sum = (items: readonly Item[], keys: readonly Key[]) =>
    items
      .filter(({ pk, sk }) => keys.some((key) => key.pk === pk && key.sk === sk))
      .reduce(addSums, noSessions());
  return {
    keys: [...totalKeys, ...dayKeys],
    from: (items) => toStats(sum(items, totalKeys), sum(items, dayKeys)),
  };
};

/** All totals of a workspace. */
export const totalsParams = (table: string, workspace: string): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': flowTotalsPartition(workspace) },
});

/** All counters of the days `from` to `to`, both included. */
export const daysParams = (
  table: string,
  workspace: string,
  from: string,
  to: string,
): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
  ExpressionAttributeValues: { ':pk': flowDaysPartition(workspace), ':from': `${from}#`, ':to': `${to}#~` },
});

/** Sums by flow, from items whose sort key holds the flow's id at `part`. */
export const byFlow = (items: readonly Item[], part: number): Map<string, SessionSums> => {
  const sums = new Map<string, SessionSums>();
  for (const item of items) {
    const flowId = String(item.sk).split('#')[part] ?? '';
    sums.set(flowId, addSums(sums.get(flowId) ?? noSessions(), item));
  }
  return sums;
};

/** Figures of every flow of a workspace, by id: two queries however many flows there are. */
export const readWorkspaceStats = async (
  table: Table,
  workspace: string,
  now: Date,
): Promise<(flowId: string) => FlowStats> => {
  const today = dayOf(now);
  const [totals, days] = await Promise.all([
    queryAll(table, totalsParams(table.name, workspace)),
    queryAll(table, daysParams(table.name, workspace, today, today)),
  ]);
  const [total, day] = [byFlow(totals, 0), byFlow(days, 1)];
  return (flowId) => toStats(total.get(flowId) ?? noSessions(), day.get(flowId) ?? noSessions());
};
