import { Code, Text } from '@mantine/core';
import type { Flow } from '#shared/api/flows.ts';
import { Modal } from '#web/ui/modal.tsx';
import { linkOf, linkWords, whole } from './public-link.ts';

/** The public link where the browser lets nothing be copied: to be selected by hand. */
export const LinkDialog = ({ flow, onClose }: { flow: Flow; onClose: () => void }) => (
  <Modal title={`Link of ${flow.name}`} size="small" onClose={onClose}>
    <Text size="sm">The browser let nothing be copied. Select the link instead:</Text>
    <Code block {...whole}>
      {linkOf(flow)}
    </Code>
    <Text size="sm" c="dimmed">
      {linkWords(flow)}
    </Text>
  </Modal>
);
