import { Button, SimpleGrid, Textarea } from '@mantine/core';
import {
  type ContactPatch,
  contactPatchSchema,
  convertContact,
  updateContact,
} from '#shared/api/admin-contacts.ts';
import { type ContactStatus, contactStatuses } from '#shared/domain/lead-statuses.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { Quiet } from '../parts/quiet.tsx';
import { Clearable } from '../shared/form/clearable-field.tsx';
import { EditDialog } from '../shared/form/edit-dialog.tsx';
import { numberPatch, textPatch, toFieldText } from '../shared/form/edit-model.ts';
import { NumberField, OptionsField } from '../shared/form/lead-fields.tsx';
import { type Cleared, useEditForm } from '../shared/form/use-edit-form.ts';
import { fullName } from './model.ts';

const labels = {
  status: 'Status',
  pricePerMonth: 'Price per Month',
  contractMonths: 'Contract Duration',
  aiInsights: 'AI Insights',
  notes: 'Notes',
} as const;

const toValues = (contact: Contact) => ({
  status: contact.status as string,
  pricePerMonth: toFieldText(contact.pricePerMonth),
  contractMonths: toFieldText(contact.contractMonths),
  aiInsights: toFieldText(contact.aiInsights),
  notes: toFieldText(contact.notes),
});
type ContactValues = ReturnType<typeof toValues>;

/**
 * Always includes the status, and other fields only if typed or cleared. Price and contract apply to signed
 * contacts only.
 */
const toPatch = (values: ContactValues, cleared: Cleared<ContactValues>, base: Contact): ContactPatch => ({
  status: values.status as ContactStatus,
  ...(values.status === 'signed' && {
    pricePerMonth: numberPatch(values.pricePerMonth, cleared.pricePerMonth),
    contractMonths: numberPatch(values.contractMonths, cleared.contractMonths),
  }),
  aiInsights: textPatch(values.aiInsights, cleared.aiInsights),
  notes: textPatch(values.notes, cleared.notes),
  updatedAt: base.updatedAt,
});

interface EditContactDialogProps {
  readonly contact: Contact;
  readonly onClose: () => void;
  readonly onSaved: (contact: Contact) => void;
  readonly onConverted: (client: Client, contact: Contact) => void;
}

export const EditContactDialog = ({ contact, onClose, onSaved, onConverted }: EditContactDialogProps) => {
  const form = useEditForm({
    record: contact,
    toValues,
    toPatch,
    check: (patch) => contactPatchSchema.safeParse(patch),
    send: (body) => sessionCall(updateContact, { params: { id: contact.id }, body }),
    failure: 'Failed to update contact',
    onSaved,
  });
  const { busy, control, clearing } = form;
  const convert = () =>
    form.save(async () => {
      const client = await sessionCall(convertContact, { params: { id: contact.id } });
      onConverted(client, contact);
      showToast({ title: 'Client project created', description: client.companyName, tone: 'success' });
      onClose();
    });
  return (
    <EditDialog
      title={`Edit Contact: ${fullName(contact)}`}
      form={form}
      labels={labels}
      onClose={onClose}
      aside={
        contact.clientId ? (
          <Quiet>Linked to a client project.</Quiet>
        ) : (
          <Button variant="subtle" disabled={busy} onClick={() => void convert()}>
            Convert to client project
          </Button>
        )
      }
    >
      <OptionsField label="Status" options={contactStatuses} {...control('status')} />
      {form.values.status === 'signed' && (
        <SimpleGrid minColWidth="min(14rem, 100%)" autoFlow="auto-fit">
          <Clearable {...clearing('pricePerMonth', labels.pricePerMonth)}>
            <NumberField label="Price per Month ($)" {...control('pricePerMonth')} />
          </Clearable>
          <Clearable {...clearing('contractMonths', labels.contractMonths)}>
            <NumberField label="Contract Duration (months)" whole {...control('contractMonths')} />
          </Clearable>
        </SimpleGrid>
      )}
      <Clearable {...clearing('aiInsights', labels.aiInsights)}>
        <Textarea label="AI Insights" rows={3} {...control('aiInsights')} />
      </Clearable>
      <Clearable {...clearing('notes', labels.notes)}>
        <Textarea label="Notes" rows={3} {...control('notes')} />
      </Clearable>
    </EditDialog>
  );
};
