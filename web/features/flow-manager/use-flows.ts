import { type Flow, listFlows } from '#shared/api/flows.ts';
import { useReadAll } from '#web/lib/query.ts';

export interface FlowList {
  readonly flows: readonly Flow[];
  readonly state: 'loading' | 'ready' | 'failed';
  readonly problem: string | undefined;
  readonly reload: () => void;
  readonly put: (flow: Flow) => void;
  readonly drop: (id: string) => void;
}

/** The flows of the workspace; `put` and `drop` update the list after a change without reloading it. */
export const useFlows = (): FlowList => {
  const { data, problem, reload, put } = useReadAll(listFlows, undefined, {
    failure: "Couldn't load the flows",
  });
  return {
    flows: data ?? [],
    state: data ? 'ready' : problem ? 'failed' : 'loading',
    problem,
    reload,
    put: (flow) =>
      put((before) =>
        before.some(({ id }) => id === flow.id)
          ? before.map((other) => (other.id === flow.id ? flow : other))
          : [flow, ...before],
      ),
    drop: (id) => put((before) => before.filter((flow) => flow.id !== id)),
  };
};
