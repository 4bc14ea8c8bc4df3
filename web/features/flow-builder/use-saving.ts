import { type Dispatch, useCallback, useRef } from 'react';
import { createFlow, type Flow, getFlow, getFlowRevision, updateFlow } from '#shared/api/flows.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { mergeFlows, type Side } from '#shared/flow/merge.ts';
import { ApiError } from '#web/lib/http.ts';
import { describeFailure, errorMessage, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { removeDraft } from './draft.ts';
import {
  type BuilderEvent,
  type BuilderModel,
  hasUnsavedContent,
  reduce,
  toEditableDocument,
} from './model.ts';

const notifySuccess = (description: string) => showToast({ title: 'Success', description, tone: 'success' });
const notifyFailure = (description: string) => showToast({ title: 'Error', description, tone: 'error' });

/** How often a save is repeated because somebody else saved meanwhile. */
const maxMerges = 3;

/** The content that the work is based on; undefined if its revision is gone. */
const readBase = async ({ clean, saved, baseVersion }: BuilderModel): Promise<FlowDocument | undefined> => {
  if (clean) return clean.flow;
  if (!saved) return undefined;
  try {
    const params = { id: saved.id, version: String(baseVersion) };
    return toEditableDocument(await sessionCall(getFlowRevision, { params }));
  } catch {
    return undefined;
  }
};

/** Saves and publishes the flow, and merges saves from elsewhere. See docs/behaviour.md, "The flow builder". */
export const useSaving = (model: BuilderModel, dispatch: Dispatch<BuilderEvent>) => {
  const latest = useRef(model);
  latest.current = model;
  /** Changes the state at once, for the next step of a save. */
  const change = useCallback(
    (event: BuilderEvent) => {
      latest.current = reduce(latest.current, event);
      dispatch(event);
    },
    [dispatch],
  );

  /** Merges a newer save into the work; returns what the author has to decide about, if anything. */
  const tryMerge = useCallback(
    async (flow: Flow): Promise<BuilderModel['stale']> => {
      const base = await readBase(latest.current);
      const mine = latest.current.history.present;
      const merged = base && mergeFlows(base, mine, toEditableDocument(flow));
      if (!base || !merged || merged.conflicts.length > 0) return { flow, base };
      change({ type: 'merged', flow, base });
      return undefined;
    },
    [change],
  );
  /** Takes over a version that was saved elsewhere. A conflict waits until the author saves. */
  const merge = useCallback(
    async (version: number): Promise<void> => {
      const { saved, baseVersion, saving, stale } = latest.current;
      if (!saved || saving || stale || version <= baseVersion) return;
      const newest = await sessionCall(getFlow, { params: { id: saved.id } });
      if (latest.current.saving || newest.version <= latest.current.baseVersion) return;
      if (await tryMerge(newest)) return;
      showToast({ title: 'Updated', description: `Version ${newest.version} from elsewhere is included` });
    },
    [tryMerge],
  );

  /** Returns the saved flow; undefined after a failure, which keeps the edits. */
  const save = useCallback(
    async (overVersion?: number): Promise<Flow | undefined> => {
      if (latest.current.saving) return undefined;
      for (let merges = 0; ; merges += 1) {
        const { saved, details, history, baseVersion } = latest.current;
        const flowData = history.present;
        change({ type: 'saving' });
        try {
          const flow = saved
            ? await sessionCall(updateFlow, {
                params: { id: saved.id },
                body: { flowData, ...details, baseVersion: (merges === 0 && overVersion) || baseVersion },
              })
            : await sessionCall(createFlow, { body: { ...details, flowData } });
          removeDraft(saved?.id ?? 'new');
          change({ type: 'saved', flow });
          const done = saved ? 'Flow updated successfully' : 'Flow created successfully';
          notifySuccess(merges > 0 ? `${done}, together with changes saved elsewhere` : done);
          return flow;
        } catch (error) {
          const current =
            error instanceof ApiError && error.code === 'record.stale' ? (error.current as Flow) : undefined;
          const open = current && (await tryMerge(current));
          if (current && !open && merges < maxMerges) continue;
          if (open) {
            change({ type: 'conflict', ...open });
            return undefined;
          }
          change({ type: 'savingFailed' });
          notifyFailure(describeFailure(error, saved ? 'Failed to update flow' : 'Failed to create flow'));
          return undefined;
        }
      }
    },
    [change, tryMerge],
  );

  /** Saves the work together with the newer save that it conflicts with. */
  const saveMerged = useCallback(
    async (choices: ReadonlyMap<string, Side>): Promise<Flow | undefined> => {
      const { stale } = latest.current;
      if (!stale?.base) return undefined;
      change({ type: 'merged', flow: stale.flow, base: stale.base, choices });
      return save();
    },
    [change, save],
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
        change({ type: 'published', flow: live });
        notifySuccess(`Version ${live.publishedVersion ?? live.version} is live`);
        return true;
      } catch (error) {
        notifyFailure(errorMessage(error, "Couldn't publish the flow"));
        return false;
      }
    },
    [change, save],
  );
  return { save, saveMerged, merge, publish };
};
