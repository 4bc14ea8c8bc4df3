import { type Dispatch, useCallback, useRef } from 'react';
import { createFlow, type Flow, updateFlow } from '#shared/api/flows.ts';
import { ApiError } from '#web/lib/http.ts';
import { describeFailure, errorMessage, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { removeDraft } from './draft.ts';
import { type BuilderEvent, type BuilderModel, hasUnsavedContent } from './model.ts';

const notifySuccess = (description: string) => showToast({ title: 'Success', description, tone: 'success' });
const notifyFailure = (description: string) => showToast({ title: 'Error', description, tone: 'error' });

/** Saves and publishes the flow, and reports conflicts. See docs/behaviour.md, "The flow builder". */
export const useSaving = (model: BuilderModel, dispatch: Dispatch<BuilderEvent>) => {
  const latest = useRef(model);
  latest.current = model;

  /** Returns the saved flow; undefined after a failure, which keeps the edits. */
  const save = useCallback(
    async (overVersion?: number): Promise<Flow | undefined> => {
      const { saved, details, history, baseVersion, saving } = latest.current;
      if (saving) return undefined;
      const flowData = history.present;
      dispatch({ type: 'saving' });
      try {
        const flow = saved
          ? await sessionCall(updateFlow, {
              params: { id: saved.id },
              body: { flowData, ...details, baseVersion: overVersion ?? baseVersion },
            })
          : await sessionCall(createFlow, { body: { ...details, flowData } });
        removeDraft(saved?.id ?? 'new');
        dispatch({ type: 'saved', flow });
        notifySuccess(saved ? 'Flow updated successfully' : 'Flow created successfully');
        return flow;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'record.stale' && error.current) {
          dispatch({ type: 'conflict', flow: error.current as Flow });
          return undefined;
        }
        dispatch({ type: 'savingFailed' });
        notifyFailure(describeFailure(error, saved ? 'Failed to update flow' : 'Failed to create flow'));
        return undefined;
      }
    },
    [dispatch],
  );

  /** Saves unsaved changes and publishes. Returns whether it is live. */
  const publish = useCallback(
    async (agreedHosts: string[]): Promise<boolean> => {
      const { saved } = latest.current;
      const flow = saved && !hasUnsavedContent(latest.current) ? saved : await save();
      if (!flow) return false;
      try {
        const live = await sessionCall(updateFlow, {
          params: { id: flow.id },
          body: {
            isActive: true,
            baseVersion: flow.version,
            ...(agreedHosts.length > 0 ? { agreedHosts } : {}),
          },
        });
        dispatch({ type: 'published', flow: live });
        notifySuccess(`Version ${live.publishedVersion ?? live.version} is live`);
        return true;
      } catch (error) {
        notifyFailure(errorMessage(error, "Couldn't publish the flow"));
        return false;
      }
    },
    [dispatch, save],
  );
  return { save, publish };
};
