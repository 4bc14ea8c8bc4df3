import { deleteContact } from '#shared/api/admin-contacts.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import css from '../leads/edit.module.css';
import { Failure } from '../leads/failure.tsx';
import { useSave } from '../leads/use-save.ts';
import { fullName } from './contact-model.ts';

interface DeleteContactDialogProps {
  readonly contact: Contact;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  readonly onPerson: (email: string) => void;
}

export const DeleteContactDialog = ({ contact, onClose, onDeleted, onPerson }: DeleteContactDialogProps) => {
  const { busy, failure, run } = useSave('Failed to delete contact');
  const remove = () =>
    run(async () => {
      try {
        await sessionCall(deleteContact, { params: { id: contact.id } });
      } catch (error) {
        showToast({ title: 'Error', description: 'Failed to delete contact submission', tone: 'error' });
        throw error;
      }
      showToast({
        title: 'Contact Deleted',
        description: 'Contact submission has been permanently deleted',
        tone: 'success',
      });
      onDeleted();
      onClose();
    });
  return (
    <Dialog title="Delete Contact" size="small" onClose={onClose}>
      <p>
        Are you sure you want to permanently delete this contact submission from {fullName(contact)}? This
        action cannot be undone.
      </p>
      <Failure text={failure} />
      {contact.email && (
        <button
          type="button"
          className={css.link}
          onClick={() => {
            onClose();
            onPerson(contact.email);
          }}
        >
          Erase everything of this person…
        </button>
      )}
      <div className={css.foot}>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button className={css.destroy} disabled={busy} onClick={() => void remove()}>
          {busy ? 'Deleting…' : 'Delete'}
        </Button>
      </div>
    </Dialog>
  );
};
