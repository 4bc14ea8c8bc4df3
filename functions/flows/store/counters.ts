import type { FlowSession } from '#functions/flow-sessions/store/sessions.ts';
import { updateParts } from '#functions/table/expressions.ts';
import { flowDayKey, flowNodesKey, flowTotalKey, type Key } from '#functions/table/keys.ts';
import { dayOf, inDays } from '#functions/table/time.ts';
import type { Write } from '#functions/table/transact.ts';

/** Days until daily counters expire. */
const statsDays = 400;
/** Milliseconds: longer pauses don't count as time spent. */
const maxPauseMs = 30 * 60_000;

type Counts = Readonly<Record<string, number>>;

const addWrite = (table: string, key: Key, counts: Counts, ttl?: number): Write[] => {
  const entries = Object.entries(counts).filter(([, value]) => value !== 0);
  if (entries.length === 0) return [];
  const counters = Object.fromEntries(entries);
  return [{ Update: { TableName: table, Key: key, ...updateParts({ add: counters, set: { ttl } }) } }];
};

/**
 * Counter names of a flow's nodes: sessions that reached it, stopped at it, hit a dead end, or chose an
 * answer.
 */
const reachedName = (nodeId: string): string => `r:${nodeId}`;
const stoppedName = (nodeId: string): string => `s:${nodeId}`;
const deadEndName = (nodeId: string): string => `d:${nodeId}`;
const answerName = (nodeId: string, optionId: string): string => `a:${nodeId}#${optionId}`;

/** Counter of a connection, by its node and exit. */
const linkName = (nodeId: string, exit: string): string => `l:${nodeId}#${exit}`;

/** Counters of sessions that one of the flow's placements opened. */
const placeName = (placement: string, what: 'sessions' | 'completed' | 'leads'): string =>
  `p:${placement}#${what}`;

const isComplete = (session: FlowSession | undefined): boolean => session?.state.outcome === 'completed';

/** What a step adds to the counters of the placement that opened the session. */
const placeCounts = (before: FlowSession | undefined, after: FlowSession): Record<string, number> => {
  const { placement } = after;
  if (placement === undefined) return {};
  return {
    ...(before ? {} : { [placeName(placement, 'sessions')]: 1 }),
    ...(isComplete(after) && !isComplete(before) ? { [placeName(placement, 'completed')]: 1 } : {}),
    ...(after.contactId && !before?.contactId ? { [placeName(placement, 'leads')]: 1 } : {}),
  };
};

/** Whether a session that ends here was left by the visitor or reached a dead end. */
const stopName = ({ state }: FlowSession): ((nodeId: string) => string) =>
  state.outcome === 'dead_end' ? deadEndName : stoppedName;

/** The node where a session counts as dropped off if it ends now; undefined once the flow is completed. */
const stopOf = (session: FlowSession | undefined): string | undefined =>
  session === undefined || isComplete(session) ? undefined : currentNode(session);
const currentNode = ({ state, place, flowId }: FlowSession): string | undefined =>
  state.nodeId === null
    ? undefined
    : place && place.flowId !== flowId
      ? `${place.flowId}/${state.nodeId}`
      : state.nodeId;

/** What the counters need to know about a step. */
export interface StepFacts {
  readonly answer?: { readonly nodeId: string; readonly optionIds: readonly string[] } | undefined;
  readonly links: readonly { readonly from: string; readonly exit: string }[];
}

/** Splits a node's name into flow and node; without a prefix it belongs to the session's first flow. */
const splitName = (home: string, name: string): [flowId: string, nodeId: string] => {
  const at = name.indexOf('/');
  return at < 0 ? [home, name] : [name.slice(0, at), name.slice(at + 1)];
};

/** What a step adds to the counters of nodes, answers and connections, by flow, because sessions can jump. */
const nodeCounts = (
  before: FlowSession | undefined,
  after: FlowSession,
  { answer, links }: StepFacts,
): Map<string, Record<string, number>> => {
  const flows = new Map<string, Record<string, number>>();
  const add = (node: string, nameOf: (nodeId: string) => string, value: number) => {
    const [flowId, nodeId] = splitName(after.flowId, node);
    const counts = flows.get(flowId) ?? {};
    const name = nameOf(nodeId);
    flows.set(flowId, { ...counts, [name]: (counts[name] ?? 0) + value });
  };
  const known = new Set(before?.seen);
  for (const node of after.seen) if (!known.has(node)) add(node, reachedName, 1);
  const [left, stands] = [stopOf(before), stopOf(after)];
  if (before && left !== undefined) add(left, stopName(before), -1);
  if (stands !== undefined) add(stands, stopName(after), 1);
  const asked = before?.place?.flowId ?? after.flowId;
  for (const optionId of answer?.optionIds ?? [])
    add(
      asked === after.flowId ? (answer?.nodeId ?? '') : `${asked}/${answer?.nodeId}`,
      (nodeId) => answerName(nodeId, optionId),
      1,
    );
  for (const { from, exit } of links) add(from, (nodeId) => linkName(nodeId, exit), 1);
  const places = placeCounts(before, after);
  if (Object.keys(places).length > 0) flows.set(after.flowId, { ...flows.get(after.flowId), ...places });
  return flows;
};

/**
 * Returns the counter writes of a session's step: totals, the day it started, the step's day, and nodes. All
 * are on the session's shard.
 */
export const counterWrites = (
  table: string,
  before: FlowSession | undefined,
  after: FlowSession,
  facts: StepFacts,
  now: Date,
): Write[] => {
  const { workspace, flowId, shard } = after;
  const ttl = inDays(now, statsDays);
  const began = after.startedAt.slice(0, 10);
  const today = dayOf(now);
  const pause = before ? Math.max(0, now.getTime() - Date.parse(before.updatedAt)) : 0;
  const completed = isComplete(after) && !isComplete(before) ? 1 : 0;
  const ms = Math.min(pause, maxPauseMs);
  const answered = before?.step === 0 ? 1 : 0;
  const sums = { sessions: before ? 0 : 1, completed, ms, answered, answeredMs: ms };
  const active = before && before.updatedAt.slice(0, 10) === today ? 0 : 1;
  const sameDay = began === today;
  return [
    ...addWrite(table, flowTotalKey(workspace, flowId, shard), sums),
    ...addWrite(
      table,
      flowDayKey(workspace, began, flowId, shard),
      sameDay ? { ...sums, active } : sums,
      ttl,
    ),
    ...(sameDay ? [] : addWrite(table, flowDayKey(workspace, today, flowId, shard), { active }, ttl)),
    ...[...nodeCounts(before, after, facts)].flatMap(([id, counts]) =>
      addWrite(table, flowNodesKey(id, began, shard), counts, ttl),
    ),
  ];
};
