import { useMemo } from 'react';
import { listFlows } from '#shared/api/flows.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { listLinkedFlows } from '#shared/flow/linked-flows.ts';
import { useReadAll } from '#web/lib/query.ts';

/** UUIDs of the flows that this one may jump to; undefined if it has no jump or they are not loaded. */
export const useWorkspaceFlows = (
  flow: FlowDocument,
  ownUuid: string | undefined,
): ReadonlySet<string> | undefined => {
  const hasJump = listLinkedFlows(flow).length > 0;
  const { data } = useReadAll(listFlows, hasJump ? {} : null, { failure: '' });
  return useMemo(
    () => data && new Set([...data.map(({ uuid }) => uuid), ...(ownUuid ? [ownUuid] : [])]),
    [data, ownUuid],
  );
};
