import { Button } from '@mantine/core';
import { deleteContact } from '#shared/api/admin-contacts.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { sessionCall } from '#web/lib/session.ts';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { showToast } from '#web/ui/toast.ts';
import { TextButton } from '../parts/text-button.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { useSave } from '../shared/form/use-save.ts';
import { fullName } from './model.ts';

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
    <Modal title="Delete Contact" size="small" onClose={onClose}>
      <p>
        Are you sure you want to permanently delete this contact submission from {fullName(contact)}? This
        action cannot be undone.
      </p>
      <Failure text={failure} />
      {contact.email && (
        <TextButton
          onClick={() => {
            onClose();
            onPerson(contact.email);
          }}
        >
          Erase everything of this person…
        </TextButton>
      )}
      <ModalFoot>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color="red" disabled={busy} onClick={() => void remove()}>
          {busy ? 'Deleting…' : 'Delete'}
        </Button>
      </ModalFoot>
    </Modal>
  );
};
