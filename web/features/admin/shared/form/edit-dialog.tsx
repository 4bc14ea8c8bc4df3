import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Form } from '#web/ui/form.tsx';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import type { Values } from './edit-model.ts';
import { Failure } from './failure.tsx';
import { StaleNotice } from './stale-notice.tsx';
import type { EditForm } from './use-edit-form.ts';

interface EditDialogProps<R extends object, V extends Values> {
  readonly title: string;
  readonly form: EditForm<R, V>;
  /** Field labels for the notice about a conflicting save. */
  readonly labels: Partial<Readonly<Record<keyof R & string, string>>>;
  /** Further actions, at the start of the footer. */
  readonly aside?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of an edit form: conflict notice, error, fields and buttons. Asks before it discards changes. */
export const EditDialog = <R extends object, V extends Values>({
  title,
  form,
  labels,
  aside,
  onClose,
  children,
}: EditDialogProps<R, V>) => (
  <Modal title={title} onClose={onClose} mayClose={() => !form.dirty}>
    <Form onSubmit={form.submit}>
      {form.conflict && <StaleNotice {...form.conflict} labels={labels} />}
      <Failure text={form.failure} />
      {children}
      <ModalFoot>
        {aside && <Group me="auto">{aside}</Group>}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={form.busy}>
          {form.busy ? 'Saving...' : 'Save Changes'}
        </Button>
      </ModalFoot>
    </Form>
  </Modal>
);
