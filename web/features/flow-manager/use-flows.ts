import { useCallback, useEffect, useState } from 'react';
import { type Flow, listFlows } from '#shared/api/flows.ts';
import { flowPages, sentenceOf } from '#web/lib/flow-call.ts';

export interface FlowList {
  readonly flows: readonly Flow[];
  readonly state: 'loading' | 'ready' | 'failed';
  readonly problem: string | undefined;
  readonly reload: () => Promise<void>;
  readonly put: (flow: Flow) => void;
  readonly drop: (id: string) => void;
}

/** All flows of the workspace. Read once; every change made here is put in its place without reading again. */
export const useFlows = (): FlowList => {
  const [flows, setFlows] = useState<readonly Flow[]>([]);
  const [state, setState] = useState<FlowList['state']>('loading');
  const [problem, setProblem] = useState<string>();
  const reload = useCallback(async () => {
    setState('loading');
    setProblem(undefined);
    try {
      const all: Flow[] = [];
      for await (const page of flowPages(listFlows)) all.push(...page.data);
      setFlows(all);
      setState('ready');
    } catch (error) {
      setProblem(sentenceOf(error, 'The flows could not be loaded'));
      setState('failed');
    }
  }, []);
  useEffect(() => {
    void reload();
  }, [reload]);
  const put = useCallback(
    (flow: Flow) =>
      setFlows((before) =>
        before.some(({ id }) => id === flow.id)
          ? before.map((other) => (other.id === flow.id ? flow : other))
          : [flow, ...before],
      ),
    [],
  );
  const drop = useCallback((id: string) => setFlows((before) => before.filter((flow) => flow.id !== id)), []);
  return { flows, state, problem, reload, put, drop };
};
