import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import css from './builder-dialogs.module.css';

interface LeaveDialogProps {
  readonly busy: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onSave: () => void;
}

export const LeaveDialog = ({ busy, onStay, onLeave, onSave }: LeaveDialogProps) => (
  <Dialog title="Unsaved changes" size="small" onClose={onStay}>
    <p>
      Your changes are kept in this browser and come back when you open this flow again. Visitors see them
      after saving.
    </p>
    <div className={css.foot}>
      <Button look="plain" onClick={onStay}>
        Stay
      </Button>
      <Button look="quiet" onClick={onLeave}>
        Leave without saving
      </Button>
      <Button disabled={busy} onClick={onSave}>
        {busy ? 'Saving...' : 'Save and leave'}
      </Button>
    </div>
  </Dialog>
);
