import { useMemo } from 'react';
import { listFlows } from '#shared/api/flows.ts';
import { useReadAll } from '#web/lib/query.ts';

/** The site's flows by their links, by which conversations name them. */
export const useFlowNames = (): ReadonlyMap<string, string> => {
  const { data } = useReadAll(listFlows, undefined, {
    failure: 'The flows could not be loaded',
    cache: 'once',
  });
  return useMemo(() => new Map((data ?? []).map(({ uuid, name }) => [uuid, name])), [data]);
};
