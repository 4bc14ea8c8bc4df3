import { type ClientPatch, clientPatchSchema, updateClient } from '#shared/api/admin-clients.ts';
import {
  type ClientPriority,
  type ClientStatus,
  clientPriorities,
  clientStatuses,
} from '#shared/domain/lead-statuses.ts';
import type { Client } from '#shared/domain/leads.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Clearable } from '../leads/clearable-field.tsx';
import { numberPatch, textOf, textPatch } from '../leads/edit-model.ts';
import css from '../leads/lead.module.css';
import { StaleNotice } from '../leads/stale-notice.tsx';
import { type Cleared, useEditForm } from '../leads/use-edit-form.ts';
import { adminCall } from '../session/session.ts';

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

const valuesOf = (client: Client) => ({
  status: client.status as string,
  priorityLevel: client.priorityLevel as string,
  quotedPrice: textOf(client.quotedPrice),
  followUpDate: textOf(client.followUpDate),
  notes: textOf(client.notes),
});
type ClientValues = ReturnType<typeof valuesOf>;

/** A blank field keeps the old value; a cleared one is `null`. */
const patchOf = (values: ClientValues, cleared: Cleared<ClientValues>, base: Client): ClientPatch => ({
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
  const { busy, failure, conflict, control, clearing, dirty, submit } = useEditForm({
    record: client,
    valuesOf,
    patchOf,
    check: (patch) => clientPatchSchema.safeParse(patch),
    send: (body) => adminCall(updateClient, { params: { id: client.id }, body }),
    failure: 'Failed to update client',
    onSaved,
  });
  return (
    <Dialog title={`Edit Client: ${client.companyName}`} onClose={onClose} mayClose={() => !dirty}>
      <form className={css.form} onSubmit={submit} noValidate>
        {conflict && <StaleNotice {...conflict} labels={labels} />}
        {failure && (
          <p className={css.failure} role="alert">
            {failure}
          </p>
        )}
        <div className={css.pair}>
          <SelectField label="Status" {...control('status')}>
            {Object.entries(clientStatuses).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField label="Priority" {...control('priorityLevel')}>
            {Object.entries(clientPriorities).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={css.pair}>
          <Clearable {...clearing('quotedPrice', labels.quotedPrice)}>
            <TextField
              label="Quoted Price ($)"
              type="number"
              inputMode="decimal"
              step="0.01"
              min="0"
              {...control('quotedPrice')}
            />
          </Clearable>
          <Clearable {...clearing('followUpDate', labels.followUpDate)}>
            <TextField label="Follow-up Date" type="date" {...control('followUpDate')} />
          </Clearable>
        </div>
        <Clearable {...clearing('notes', labels.notes)}>
          <TextAreaField label="Notes" {...control('notes')} />
        </Clearable>
        <div className={css.foot}>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? 'Saving...' : 'Save Changes'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
