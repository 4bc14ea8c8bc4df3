import { listFlowSessions } from '#shared/api/flow-analytics.ts';
import type { Flow } from '#shared/api/flows.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import { persisted } from './persist.ts';
import { useRead } from './query.ts';
import { isSignedIn } from './session.ts';

/** One test run of a flow in the builder. */
export interface TestRun {
  readonly id: string;
  readonly at: string;
  readonly done: boolean;
  /** How it ended; absent while it is running and for runs stored by older versions. */
  readonly outcome?: string | undefined;
  readonly variables: Readonly<Record<string, string>>;
}

const key = 'flow-test-runs';
const maxRuns = 20;
const maxFlows = 50;
const maxChars = 200;

type StoredRuns = Readonly<Record<string, readonly TestRun[]>>;

const isRun = (value: unknown): value is TestRun => {
  const run = value as Partial<TestRun> | null;
  return (
    typeof run?.id === 'string' &&
    typeof run.at === 'string' &&
    typeof run.done === 'boolean' &&
    ['string', 'undefined'].includes(typeof run.outcome) &&
    typeof run.variables === 'object' &&
    run.variables !== null
  );
};

const stored = persisted<StoredRuns>(key, {
  fallback: {},
  parse: (value) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).map(([id, runs]) => [id, Array.isArray(runs) ? runs.filter(isRun) : []]),
        )
      : undefined,
});

/** The latest test runs of a flow, newest first. They are stored in this browser only. */
export const listTestRuns = (flowId: string): readonly TestRun[] => {
  const runs = stored.read();
  return Object.hasOwn(runs, flowId) ? (runs[flowId] ?? []) : [];
};

/** Stores a test run, or updates it. */
export const saveTestRun = (flowId: string, run: TestRun): void => {
  const variables = Object.fromEntries(
    Object.entries(run.variables).map(([name, value]) => [name, value.slice(0, maxChars)]),
  );
  const runs = [{ ...run, variables }, ...listTestRuns(flowId).filter(({ id }) => id !== run.id)];
  const others = Object.entries(stored.read()).filter(([id]) => id !== flowId);
  stored.write(Object.fromEntries([[flowId, runs.slice(0, maxRuns)], ...others.slice(0, maxFlows - 1)]));
};

interface Running {
  readonly count: number;
  readonly words: string;
}

/** A conversation counts as open until it has had no message for this long. */
const activeMs = 30 * 60_000;
const maxListed = 50;

/** Describes how many conversations of each flow are open. */
export const describeRunning = (sessions: RouteResponse<typeof listFlowSessions>): Running => {
  const since = Date.now() - activeMs;
  const count = sessions.filter(({ done, updatedAt }) => !done && Date.parse(updatedAt) > since).length;
  const more = count === maxListed ? ' or more' : '';
  return {
    count,
    words:
      count === 0
        ? 'No open conversations.'
        : `${count}${more} open ${count === 1 ? 'conversation' : 'conversations'}`,
  };
};

/** The bound that a visitor sees for their own flow: other people's sessions are not listed to them. */
export const countPossiblyRunning = ({ activeToday }: Flow['stats']): Running => ({
  count: activeToday,
  words:
    activeToday === 0
      ? 'No open conversations.'
      : `Up to ${activeToday} open ${activeToday === 1 ? 'conversation' : 'conversations'}`,
});

/** Open conversations of one flow; undefined while loading. */
export const useRunning = ({ id, stats }: Pick<Flow, 'id' | 'stats'>): Running | undefined => {
  const isOwner = isSignedIn();
  const { data } = useRead(listFlowSessions, isOwner ? { params: { id } } : null, { failure: '' });
  return isOwner ? data && describeRunning(data) : countPossiblyRunning(stats);
};
