import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Flow, listFlowRevisions, restoreFlowRevision, updateFlow } from '#shared/api/flows.ts';
import { useRunning } from '#web/lib/flow-activity.ts';
import { useRead } from '#web/lib/query.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';

interface LiveSectionProps {
  readonly flow: Flow;
  readonly live: number;
  readonly hasUnsaved: boolean;
  readonly onRolledBack: (flow: Flow) => void;
}

/** Conversations with the live version, and a button to roll back to the previous one. */
export const LiveSection = ({ flow, live, hasUnsaved, onRolledBack }: LiveSectionProps) => {
  const params = { id: flow.id };
  const running = useRunning(flow);
  const revisions = useRead(listFlowRevisions, { params }, { failure: '' });
  const [busy, setBusy] = useState(false);
  const before = revisions.data?.find(({ version }) => version < live)?.version;
  const rollBack = async (version: number) => {
    setBusy(true);
    try {
      await sessionCall(restoreFlowRevision, {
        params: { id: flow.id, version: String(version) },
        body: { baseVersion: flow.version },
      });
      const published = await sessionCall(updateFlow, { params, body: { isActive: true } });
      showToast({
        title: `v${version} is live again`,
        description: `It was saved as v${published.version}. The previous live version is still in the list of versions.`,
        tone: 'success',
      });
      onRolledBack(published);
    } catch (error) {
      const description = errorMessage(error, "Couldn't publish the earlier version");
      showToast({ title: 'Not rolled back', description, tone: 'error' });
      setBusy(false);
    }
  };
  return (
    <section>
      {running && <p>{running.count === 0 ? running.words : `${running.words}.`}</p>}
      {before !== undefined && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={busy}
          disabled={hasUnsaved}
          onClick={() => void rollBack(before)}
        >
          Roll back to v{before}
        </Button>
      )}
      {before !== undefined && hasUnsaved && <p>Save or discard your changes before rolling back.</p>}
    </section>
  );
};
