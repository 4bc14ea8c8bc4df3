import { useCallback, useState } from 'react';
import { createFlow, type Flow, updateFlow } from '#shared/api/flows.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { sentenceOf, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';
import type { Details } from './draft.ts';

/** Saving as docs/behaviour.md, "The flow builder", says, and what happens when someone else saved first. */
export const useSaving = (first: Flow | undefined, base: number) => {
  const [saved, setSaved] = useState(first);
  const [baseVersion, setBaseVersion] = useState(base);
  const [busy, setBusy] = useState(false);
  const [stale, setStale] = useState<Flow>();

  /** The saved flow, or undefined when it failed: the edits stay where they are. */
  const save = useCallback(
    async (
      flowData: FlowDocument,
      details: Details,
      overVersion = baseVersion,
    ): Promise<Flow | undefined> => {
      setBusy(true);
      try {
        const flow = saved
          ? await sessionCall(updateFlow, {
              params: { id: saved.id },
              body: { flowData, ...details, baseVersion: overVersion },
            })
          : await sessionCall(createFlow, { body: { ...details, flowData } });
        setSaved(flow);
        setBaseVersion(flow.version);
        setStale(undefined);
        showToast({
          title: 'Success',
          description: saved ? 'Flow updated successfully' : 'Flow created successfully',
          tone: 'success',
        });
        return flow;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'record.stale' && error.current)
          setStale(error.current as Flow);
        else
          showToast({
            title: 'Error',
            description: saved
              ? sentenceOf(error, 'Failed to update flow')
              : error instanceof ApiError && error.status < 500
                ? sentenceOf(error, 'Failed to create flow')
                : 'Failed to create flow',
            tone: 'error',
          });
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    [saved, baseVersion],
  );
  return { saved, setSaved, baseVersion, setBaseVersion, busy, stale, setStale, save };
};
