import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import css from './dialogs.module.css';

interface HostsDialogProps {
  readonly name: string;
  readonly hosts: readonly string[];
  readonly onClose: () => void;
  readonly onAgree: () => void;
}

/** Before a flow that came from somebody else goes live: whom it would hand over what visitors say. */
export const HostsDialog = ({ name, hosts, onClose, onAgree }: HostsDialogProps) => (
  <Dialog title="Where this flow sends data" size="small" onClose={onClose}>
    <p>
      “{name}” came from somebody else. When it is live it calls these servers and may send them what visitors
      say:
    </p>
    <ul className={css.report}>
      {hosts.map((host) => (
        <li key={host}>
          <strong>{host}</strong>
        </li>
      ))}
    </ul>
    <div className={css.foot}>
      <Button look="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button onClick={onAgree}>Agree and activate</Button>
    </div>
  </Dialog>
);
