import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  addFlowComment,
  deleteFlowComment,
  type FlowComment,
  type FlowEditing,
  joinFlowEditing,
  resolveFlowComment,
} from '#shared/api/flow-editing.ts';
import { readStored, writeStored } from '#web/lib/persist.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';

const pollMs = 20_000;
const noComments: readonly FlowComment[] = [];

const tabKey = 'flow-editing-tab';

/** Reads this tab's id: the same after a reload. A duplicated tab copies the storage, but gets an id of its own. */
export const readTabId = (isReload: boolean): string => {
  const stored = isReload ? readStored(tabKey, '', undefined, 'session') : '';
  const id = stored || crypto.randomUUID().slice(0, 8);
  writeStored(tabKey, id, 'session');
  return id;
};

// jsdom has no navigation entries.
const navigation = performance.getEntriesByType?.('navigation')[0];
/** A new id for each page load, so that leaving the builder and coming back doesn't count as another tab. */
const tab = readTabId((navigation as PerformanceNavigationTiming | undefined)?.type === 'reload');

/** Says who else has the flow open; undefined if nobody. */
export const describeEditors = (editors: FlowEditing['editors']): string | undefined => {
  if (editors.length === 0) return undefined;
  const elsewhere = editors.filter(({ isSameBrowser }) => !isSameBrowser).length;
  if (elsewhere === 0) return 'Also open in another tab';
  return elsewhere === 1 ? 'Also open in another browser' : `Also open in ${elsewhere} other browsers`;
};

/**
 * Reports this tab while it is visible, and reads who else has the flow open, its newest version and its
 * comments. A comment is shown at once; if saving it fails, it is removed with a message.
 */
export const useTeam = (flowId: string | undefined, onVersion: (version: number) => Promise<void>) => {
  const [editing, setEditing] = useState<FlowEditing>();
  const heard = useRef(onVersion);
  heard.current = onVersion;
  const join = useCallback(async () => {
    if (!flowId || document.hidden) return;
    try {
      const next = await sessionCall(joinFlowEditing, { params: { id: flowId }, body: { tab } });
      // The same object while nothing changes, so that no card is rendered again.
      setEditing((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
      await heard.current(next.version);
    } catch {
      // The next poll tries again; saving reports a lost connection.
    }
  }, [flowId]);
  useEffect(() => {
    if (!flowId) return;
    void join();
    const timer = setInterval(() => void join(), pollMs);
    const onVisible = () => void join();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [flowId, join]);

  const comments = editing?.comments ?? noComments;
  const setComments = useCallback(
    (change: (comments: FlowComment[]) => FlowComment[]) =>
      setEditing((before) => before && { ...before, comments: change(before.comments) }),
    [],
  );
  /** Runs a change and reads the comments again if it fails. */
  const attempt = useCallback(
    async (work: () => Promise<unknown>, failure: string): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (error) {
        showToast({ title: 'Error', description: errorMessage(error, failure), tone: 'error' });
        void join();
        return false;
      }
    },
    [join],
  );
  const id = flowId ?? '';
  const add = useCallback(
    (nodeId: string, text: string) =>
      attempt(async () => {
        const added = await sessionCall(addFlowComment, { params: { id }, body: { nodeId, text } });
        setComments((before) => [...before, added]);
      }, "Couldn't add the comment"),
    [attempt, id, setComments],
  );
  const resolve = useCallback(
    (comment: string, isResolved: boolean) => {
      const resolvedAt = isResolved ? new Date().toISOString() : undefined;
      setComments((before) => before.map((one) => (one.id === comment ? { ...one, resolvedAt } : one)));
      return attempt(
        () => sessionCall(resolveFlowComment, { params: { id, comment }, body: { isResolved } }),
        "Couldn't change the comment",
      );
    },
    [attempt, id, setComments],
  );
  const remove = useCallback(
    (comment: string) => {
      setComments((before) => before.filter((one) => one.id !== comment));
      return attempt(
        () => sessionCall(deleteFlowComment, { params: { id, comment } }),
        "Couldn't delete the comment",
      );
    },
    [attempt, id, setComments],
  );
  return useMemo(
    () => ({
      canComment: flowId !== undefined,
      others: describeEditors(editing?.editors ?? []),
      comments,
      add,
      resolve,
      remove,
    }),
    [flowId, editing, comments, add, resolve, remove],
  );
};

export type Team = ReturnType<typeof useTeam>;
