import { Button } from '@mantine/core';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';

interface LeaveDialogProps {
  readonly busy: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onSave: () => void;
}

export const LeaveDialog = ({ busy, onStay, onLeave, onSave }: LeaveDialogProps) => (
  <Modal title="Unsaved changes" size="small" onClose={onStay}>
    <p>Your changes are stored in this browser and restored when you open this flow again.</p>
    <ModalFoot>
      <Button variant="subtle" onClick={onStay}>
        Stay
      </Button>
      <Button variant="default" onClick={onLeave}>
        Leave without saving
      </Button>
      <Button disabled={busy} onClick={onSave}>
        {busy ? 'Saving...' : 'Save and leave'}
      </Button>
    </ModalFoot>
  </Modal>
);
