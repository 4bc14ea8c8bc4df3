import { Button, Group, List } from '@mantine/core';
import { Modal } from '#web/ui/modal.tsx';

interface HostsDialogProps {
  readonly name: string;
  readonly hosts: readonly string[];
  readonly onClose: () => void;
  readonly onAgree: () => void;
}

/** Before a flow that came from somebody else goes live: whom it would hand over what visitors say. */
export const HostsDialog = ({ name, hosts, onClose, onAgree }: HostsDialogProps) => (
  <Modal title="Where this flow sends data" size="small" onClose={onClose}>
    <p>
      “{name}” came from somebody else. When it is live it calls these servers and may send them what visitors
      say:
    </p>
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
