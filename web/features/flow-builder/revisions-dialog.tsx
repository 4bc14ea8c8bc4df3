import { Alert, Box, Button, Flex, Group, List, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { type Flow, getFlowRevision, listFlowRevisions, restoreFlowRevision } from '#shared/api/flows.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useRead } from '#web/lib/query.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast.ts';
import { Preview } from './preview.tsx';

interface RevisionsDialogProps {
  readonly flow: Flow;
  readonly baseVersion: number;
  readonly dirty: boolean;
  readonly onClose: () => void;
  readonly onRestored: (flow: Flow) => void;
}

/** The latest versions with their changes. Restoring one saves it as a new version, so nothing is lost. */
export const RevisionsDialog = ({ flow, baseVersion, dirty, onClose, onRestored }: RevisionsDialogProps) => {
  const list = useRead(
    listFlowRevisions,
    { params: { id: flow.id } },
    { failure: "Couldn't load the versions" },
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
      setFailure(errorMessage(error, fallback));
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
    }, "Couldn't load the version");
  const restore = (version: number) =>
    attempt(async () => {
      const restored = await sessionCall(restoreFlowRevision, {
        params: { id: flow.id, version: String(version) },
        body: { baseVersion },
      });
      showToast({ title: 'Success', description: `Version ${version} restored`, tone: 'success' });
      onRestored(restored);
    }, "Couldn't restore the version");
  return (
    <Modal title="Versions" size="large" onClose={onClose}>
      {problem && (
        <Empty title={problem} level={3}>
          <Button onClick={again}>Retry</Button>
        </Empty>
      )}
      {list.loading && !failure && <Spinner label="Loading the versions" />}
      {dirty && (
        <Alert color="warning" role="note">
          Restoring a version replaces your unsaved changes. Save them first to keep them as a version.
        </Alert>
      )}
      {shown && (
        <section>
          <Title order={3}>Version {shown.version}</Title>
          <Box h="20rem" mt="xs" bd="var(--hairline)" bdrs="sm" style={{ overflow: 'hidden' }}>
            <Preview key={shown.version} flow={shown.flow} />
          </Box>
        </section>
      )}
      <Stack component="ol" gap={0}>
        {list.data?.map(({ version, savedAt, nodes, changes }) => (
          <Flex
            key={version}
            component="li"
            wrap="wrap"
            justify="space-between"
            gap="xs"
            py="sm"
            style={{ borderBlockEnd: 'var(--hairline)' }}
          >
            <Box flex="1 1 16rem">
              <strong>Version {version}</strong>
              <Text size="xs" c="dimmed">
                {formatDateTime(savedAt)} · {nodes} nodes
              </Text>
              <List size="xs">
                {changes.map((change) => (
                  <List.Item key={change}>{change}</List.Item>
                ))}
              </List>
            </Box>
            <Group gap="xs" align="start">
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
            </Group>
          </Flex>
        ))}
      </Stack>
    </Modal>
  );
};
