import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Flow, getFlowRevision, listFlowRevisions, restoreFlowRevision } from '#shared/api/flows.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { sentenceOf, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';
import { useRead } from '#web/lib/use-read.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import dialog from './builder-dialogs.module.css';
import { Preview } from './preview.tsx';
import css from './revisions-dialog.module.css';

interface RevisionsDialogProps {
  readonly flow: Flow;
  readonly baseVersion: number;
  readonly dirty: boolean;
  readonly onClose: () => void;
  readonly onRestored: (flow: Flow) => void;
}

/** The last saves: what changed in each, a look at it, and the way back. Restoring is a new save, so nothing is lost. */
export const RevisionsDialog = ({ flow, baseVersion, dirty, onClose, onRestored }: RevisionsDialogProps) => {
  const list = useRead(
    listFlowRevisions,
    { params: { id: flow.id } },
    { failure: 'The versions could not be loaded' },
  );
  const [shown, setShown] = useState<{ version: number; flow: FlowDocument }>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const problem = failure ?? list.problem;
  const again = () => {
    setFailure(undefined);
    list.reload();
  };
  const attempt = async (action: () => Promise<void>, fallback: string) => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      setFailure(sentenceOf(error, fallback));
    } finally {
      setBusy(false);
    }
  };
  const view = (version: number) =>
    attempt(async () => {
      const revision = await sessionCall(getFlowRevision, {
        params: { id: flow.id, version: String(version) },
      });
      setShown({ version, flow: revision.flowData });
    }, 'The version could not be loaded');
  const restore = (version: number) =>
    attempt(async () => {
      const restored = await sessionCall(restoreFlowRevision, {
        params: { id: flow.id, version: String(version) },
        body: { baseVersion },
      });
      showToast({ title: 'Success', description: `Version ${version} restored`, tone: 'success' });
      onRestored(restored);
    }, 'The version could not be restored');
  return (
    <Modal title="Versions" size="large" onClose={onClose}>
      {problem && (
        <Empty title={problem} level={3}>
          <Button onClick={again}>Retry</Button>
        </Empty>
      )}
      {list.loading && !failure && <Spinner label="Loading the versions" />}
      {dirty && (
        <p className={css.note}>
          Your unsaved changes are replaced when you restore a version. Save them first to keep them as a
          version of their own.
        </p>
      )}
      {shown && (
        <section>
          <h3>Version {shown.version}</h3>
          <div className={css.preview}>
            <Preview key={shown.version} flow={shown.flow} />
          </div>
        </section>
      )}
      <ol className={css.revisions}>
        {list.data?.map(({ version, savedAt, nodes, changes }) => (
          <li key={version}>
            <div>
              <strong>Version {version}</strong>
              <p className={css.when}>
                {new Date(savedAt).toLocaleString()} · {nodes} nodes
              </p>
              <ul className={dialog.changes}>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </div>
            <div className={dialog.foot}>
              <Button size="compact-sm" variant="default" disabled={busy} onClick={() => void view(version)}>
                View
              </Button>
              {version !== flow.version && (
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={busy}
                  onClick={() => void restore(version)}
                >
                  Restore
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Modal>
  );
};
