import { Button, Checkbox, List, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { type Flow, getFlowRevision } from '#shared/api/flows.ts';
import { describeChanges } from '#shared/flow/changes.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { listUnapprovedHosts } from '#shared/flow/hosts.ts';
import type { Problem } from '#shared/flow/problems.ts';
import { useRead } from '#web/lib/query.ts';
import { FlowTestGate, useFlowTestGate } from '#web/ui/flow-test-gate.tsx';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { LiveSection } from './live-section.tsx';

interface PublishDialogProps {
  readonly saved: Flow | undefined;
  readonly flow: FlowDocument;
  readonly language: string;
  readonly problems: readonly Problem[];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onPublish: (agreedHosts: string[]) => void;

  readonly hasUnsaved: boolean;
  readonly onRolledBack: (flow: Flow) => void;
}

/** Asks before a flow goes live: shows changes, problems, tests that fail and hosts that need approval. */
export const PublishDialog = (props: PublishDialogProps) => {
  const { saved, flow, language, problems, busy, onClose, onPublish, hasUnsaved, onRolledBack } = props;
  const live = saved?.publishedVersion ?? undefined;
  const { data, problem } = useRead(
    getFlowRevision,
    saved && live ? { params: { id: saved.id, version: String(live) } } : null,
    { failure: "Couldn't load the live version" },
  );
  const changes = data ? describeChanges(data.flowData, flow) : undefined;
  const hosts = listUnapprovedHosts({ flowData: flow, pendingHosts: saved?.pendingHosts });
  const [agreed, setAgreed] = useState(false);
  const gate = useFlowTestGate({ flowId: saved?.id, flow, language });
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  return (
    <Modal title="Publish" onClose={onClose}>
      {live === undefined ? (
        <p>This flow isn't live yet. Publishing activates it and its link.</p>
      ) : (
        <section>
          <Title order={3} size="h5">
            Changes since the live version, v{live}
          </Title>
          {problem && <p role="alert">{problem}</p>}
          {!changes && !problem && <Spinner label="Comparing" />}
          <List size="xs">
            {(changes?.length ? changes : changes ? ['No content changes'] : []).map((change) => (
              <List.Item key={change}>{change}</List.Item>
            ))}
          </List>
        </section>
      )}
      {problems.length > 0 && (
        <section>
          <Title order={3} size="h5">
            {hasErrors ? 'Fix these first' : 'Warnings'}
          </Title>
          <List size="xs">
            {problems.slice(0, 12).map(({ code, message, nodeId }) => (
              <List.Item key={`${code} ${nodeId} ${message}`}>{message}</List.Item>
            ))}
          </List>
        </section>
      )}
      <FlowTestGate gate={gate} flow={flow} action="Publish" />
      {hosts.length > 0 && (
        <section>
          <Title order={3} size="h5">
            Where this flow sends data
          </Title>
          <p>This flow was imported. It calls these servers and may send them visitors’ answers:</p>
          <List size="xs">
            {hosts.map((host) => (
              <List.Item key={host}>{host}</List.Item>
            ))}
          </List>
          <Checkbox
            label="I trust these servers"
            checked={agreed}
            onChange={(event) => setAgreed(event.target.checked)}
          />
        </section>
      )}
      {saved && live !== undefined && (
        <LiveSection flow={saved} live={live} hasUnsaved={hasUnsaved} onRolledBack={onRolledBack} />
      )}
      <Text size="sm" c="dimmed">
        Open conversations continue with the version they started with.
      </Text>
      <ModalFoot>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={busy || hasErrors || (hosts.length > 0 && !agreed) || !gate.mayGoOn}
          onClick={() => onPublish(hosts)}
        >
          {busy ? 'Publishing...' : 'Publish now'}
        </Button>
      </ModalFoot>
    </Modal>
  );
};
