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

/** All flows of the workspace. Read once; every change made here is put in its place without reading again. */
export const useFlows = (): FlowList => {
  const { data, problem, reload, put } = useReadAll(listFlows, undefined, {
    failure: 'The flows could not be loaded',
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
