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
  /** Milliseconds that visitors spent, without long pauses. */
  ms: number;
  /** Sessions with an answer and their time; older counters have only `ms`. */
  answered: number;
  answeredMs: number;
  /** Sessions with any message that day; only in daily counters. */
  active: number;
}

export const noSessions = (): SessionSums => ({
  sessions: 0,
  completed: 0,
  ms: 0,
  answered: 0,
  answeredMs: 0,
  active: 0,
});

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Adds an item's counters to the sums. */
const addSums = (sums: SessionSums, item: Item): SessionSums => ({
  sessions: sums.sessions + count(item.sessions),
  completed: sums.completed + count(item.completed),
  ms: sums.ms + count(item.ms),
  answered: sums.answered + count(item.answered),
  answeredMs: sums.answeredMs + count(item.answeredMs),
  active: sums.active + count(item.active),
});

/** Percentage of sessions that completed the flow, with one decimal. */
export const completionRate = ({ sessions, completed }: SessionSums): number =>
  sessions === 0 ? 0 : Math.round((completed / sessions) * 1000) / 10;

/** Average duration of a session in which the visitor answered, in whole seconds. */
export const averageSeconds = ({ sessions, ms, answered, answeredMs }: SessionSums): number => {
  const [spent, among] = answered > 0 ? [answeredMs, answered] : [ms, sessions];
  return among === 0 ? 0 : Math.round(spent / among / 1000);
};

const toStats = (totals: SessionSums, today: SessionSums): FlowStats => ({
  totalSessions: totals.sessions,
  activeToday: today.active,
  completionRate: completionRate(totals),
  avgSessionTime: averageSeconds(totals),
});

export const emptyStats = (): FlowStats => toStats(noSessions(), noSessions());

const shards = Array.from({ length: flowShards }, (_, shard) => shard);

/** Keys of one flow's stats, and how to sum the items read. */
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

/** Query for all totals of a workspace. */
export const totalsParams = (table: string, workspace: string): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': flowTotalsPartition(workspace) },
});

/** Query for all counters of the days `from` to `to`, inclusive. */
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

/** Sums by flow; `part` is the position of the flow's id in the sort key. */
export const byFlow = (items: readonly Item[], part: number): Map<string, SessionSums> => {
  const sums = new Map<string, SessionSums>();
  for (const item of items) {
    const flowId = String(item.sk).split('#')[part] ?? '';
    sums.set(flowId, addSums(sums.get(flowId) ?? noSessions(), item));
  }
  return sums;
};

/** Reads the stats of every flow of a workspace, by id, with two Queries. */
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
