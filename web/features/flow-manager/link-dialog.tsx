import { Code, Text } from '@mantine/core';
import type { Flow } from '#shared/api/flows.ts';
import { describeLink, getPublicLink, selectAllStyle } from '#web/lib/public-flow-link.ts';
import { Modal } from '#web/ui/modal.tsx';

/** Shows the public link if the clipboard isn't available. */
export const LinkDialog = ({ flow, onClose }: { flow: Flow; onClose: () => void }) => (
  <Modal title={`Link of ${flow.name}`} size="small" onClose={onClose}>
    <Text size="sm">Your browser blocked copying. Select the link instead:</Text>
    <Code block {...selectAllStyle}>
      {getPublicLink(flow)}
    </Code>
    <Text size="sm" c="dimmed">
      {describeLink(flow)}
    </Text>
  </Modal>
);
