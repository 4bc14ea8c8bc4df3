import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { type ClientPatch, clientPatchSchema, updateClient } from '#shared/api/admin-clients.ts';
import {
  type ClientPriority,
  type ClientStatus,
  clientPriorities,
  clientStatuses,
} from '#shared/domain/lead-statuses.ts';
import type { Client } from '#shared/domain/leads.ts';
import { sessionCall } from '#web/lib/session.ts';
import { Clearable } from '../shared/form/clearable-field.tsx';
import { EditDialog } from '../shared/form/edit-dialog.tsx';
import { numberPatch, textPatch, toFieldText } from '../shared/form/edit-model.ts';
import { NumberField, OptionsField } from '../shared/form/lead-fields.tsx';
import { type Cleared, useEditForm } from '../shared/form/use-edit-form.ts';

const labels = {
  status: 'Status',
  priorityLevel: 'Priority',
  quotedPrice: 'Quoted Price',
  followUpDate: 'Follow-up Date',
  notes: 'Notes',
} as const;

interface EditClientDialogProps {
  readonly client: Client;
  readonly onClose: () => void;
  readonly onSaved: (client: Client) => void;
}

const toValues = (client: Client) => ({
  status: client.status as string,
  priorityLevel: client.priorityLevel as string,
  quotedPrice: toFieldText(client.quotedPrice),
  followUpDate: toFieldText(client.followUpDate),
  notes: toFieldText(client.notes),
});
type ClientValues = ReturnType<typeof toValues>;

/** Blank fields keep the stored value; cleared ones become `null`. */
const toPatch = (values: ClientValues, cleared: Cleared<ClientValues>, base: Client): ClientPatch => ({
  status: values.status as ClientStatus,
  ...(values.priorityLevel !== base.priorityLevel && {
    priorityLevel: values.priorityLevel as ClientPriority,
  }),
  quotedPrice: numberPatch(values.quotedPrice, cleared.quotedPrice),
  followUpDate: textPatch(values.followUpDate, cleared.followUpDate),
  notes: textPatch(values.notes, cleared.notes),
  updatedAt: base.updatedAt,
});

export const EditClientDialog = ({ client, onClose, onSaved }: EditClientDialogProps) => {
  const form = useEditForm({
    record: client,
    toValues,
    toPatch,
    check: (patch) => clientPatchSchema.safeParse(patch),
    send: (body) => sessionCall(updateClient, { params: { id: client.id }, body }),
    failure: 'Failed to update client',
    onSaved,
  });
  const { control, clearing } = form;
  return (
    <EditDialog title={`Edit Client: ${client.companyName}`} form={form} labels={labels} onClose={onClose}>
      <SimpleGrid minColWidth="min(14rem, 100%)" autoFlow="auto-fit">
        <OptionsField label="Status" options={clientStatuses} {...control('status')} />
        <OptionsField label="Priority" options={clientPriorities} {...control('priorityLevel')} />
      </SimpleGrid>
      <SimpleGrid minColWidth="min(14rem, 100%)" autoFlow="auto-fit">
        <Clearable {...clearing('quotedPrice', labels.quotedPrice)}>
          <NumberField label="Quoted Price ($)" {...control('quotedPrice')} />
        </Clearable>
        <Clearable {...clearing('followUpDate', labels.followUpDate)}>
          <TextInput label="Follow-up Date" type="date" {...control('followUpDate')} />
        </Clearable>
      </SimpleGrid>
      <Clearable {...clearing('notes', labels.notes)}>
        <Textarea label="Notes" rows={5} {...control('notes')} />
      </Clearable>
    </EditDialog>
  );
};
