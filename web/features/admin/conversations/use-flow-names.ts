import { useMemo } from 'react';
import { listFlows } from '#shared/api/flows.ts';
import { useReadAll } from '#web/lib/query.ts';

/** Flow names by uuid; conversations refer to flows by uuid. */
export const useFlowNames = (): ReadonlyMap<string, string> => {
  const { data } = useReadAll(listFlows, undefined, {
    failure: 'The flows could not be loaded',
    cache: 'once',
  });
  return useMemo(() => new Map((data ?? []).map(({ uuid, name }) => [uuid, name])), [data]);
};
