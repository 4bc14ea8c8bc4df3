import { persisted } from './persist.ts';

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
