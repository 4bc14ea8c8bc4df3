import { Button, Group, List } from '@mantine/core';
import { Modal } from '#web/ui/modal.tsx';

interface HostsDialogProps {
  readonly name: string;
  readonly hosts: readonly string[];
  readonly onClose: () => void;
  readonly onAgree: () => void;
}

/** Asks before an imported flow goes live: lists the servers that it calls. */
export const HostsDialog = ({ name, hosts, onClose, onAgree }: HostsDialogProps) => (
  <Modal title="Where this flow sends data" size="small" onClose={onClose}>
    <p>“{name}” was imported. When it is live, it calls these servers and may send them visitors’ answers:</p>
    <List mah="16rem" style={{ overflow: 'auto' }}>
      {hosts.map((host) => (
        <List.Item key={host}>
          <strong>{host}</strong>
        </List.Item>
      ))}
    </List>
    <Group justify="end" gap="sm">
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button onClick={onAgree}>Agree and activate</Button>
    </Group>
  </Modal>
);
