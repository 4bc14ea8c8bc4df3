import { Box, Button, Center, Flex, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adoptFlowSnapshot, getFlowSnapshot } from '#shared/api/flows.ts';
import { listHosts } from '#shared/flow/hosts.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useRead } from '#web/lib/query.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast.ts';
import { Preview } from './preview.tsx';

/** Shows the owner a flow that a visitor attached to an enquiry, with a button to copy it. */
export const SnapshotScreen = ({ id }: { id: string }) => {
  const {
    data: snapshot,
    problem,
    loading,
    reload,
  } = useRead(getFlowSnapshot, { params: { id } }, { failure: "Couldn't load the attached flow" });
  const hosts = snapshot ? listHosts(snapshot.flowData) : [];
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const adopt = async () => {
    setBusy(true);
    try {
      const flow = await sessionCall(adoptFlowSnapshot, { params: { id } });
      showToast({ title: 'Success', description: 'Flow created successfully', tone: 'success' });
      navigate(paths.flow.to(flow.id));
    } catch (error) {
      showToast({ title: 'Error', description: errorMessage(error, 'Failed to create flow'), tone: 'error' });
      setBusy(false);
    }
  };
  return (
    <Flex component="main" id="main" direction="column" h="100dvh" bg="var(--paper)">
      <Group
        component="header"
        gap="sm"
        px="md"
        py="xs"
        bg="var(--surface)"
        style={{ borderBlockEnd: 'var(--hairline)' }}
      >
        <Button variant="subtle" onClick={() => navigate(paths.admin.to())}>
          Back to the portal
        </Button>
        <Box flex="1 1 14rem" miw={0}>
          <Title order={1} size="h2">
            {snapshot?.name ?? 'Attached flow'}
          </Title>
          {snapshot && (
            <Text size="xs" c="dimmed">
              Attached to an enquiry on {formatDateTime(snapshot.takenAt)} · {snapshot.industry} ·{' '}
              {snapshot.flowData.nodes.length} nodes
              {hosts.length > 0 && ` · calls ${hosts.join(', ')}`}
            </Text>
          )}
        </Box>
        {snapshot && (
          <Button disabled={busy} onClick={() => void adopt()}>
            Copy to the site’s workspace
          </Button>
        )}
      </Group>
      <Box pos="relative" flex="1" mih={0}>
        {problem && (
          <Empty title={problem}>
            <Button onClick={reload}>Retry</Button>
          </Empty>
        )}
        {loading && (
          <Center h="100%" fz="1.75rem">
            <Spinner label="Loading the flow" />
          </Center>
        )}
        {snapshot && <Preview flow={snapshot.flowData} />}
      </Box>
    </Flex>
  );
};
