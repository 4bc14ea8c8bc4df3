import {
  type ContactPatch,
  contactPatchSchema,
  convertContact,
  updateContact,
} from '#shared/api/admin-contacts.ts';
import { type ContactStatus, contactStatuses } from '#shared/domain/lead-statuses.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Clearable } from '../leads/clearable-field.tsx';
import { numberPatch, textOf, textPatch } from '../leads/edit-model.ts';
import css from '../leads/lead.module.css';
import { StaleNotice } from '../leads/stale-notice.tsx';
import { type Cleared, useEditForm } from '../leads/use-edit-form.ts';
import { adminCall } from '../session/session.ts';
import { fullName } from './contact-model.ts';

const labels = {
  status: 'Status',
  pricePerMonth: 'Price per Month',
  contractMonths: 'Contract Duration',
  aiInsights: 'AI Insights',
  notes: 'Notes',
} as const;

const valuesOf = (contact: Contact) => ({
  status: contact.status as string,
  pricePerMonth: textOf(contact.pricePerMonth),
  contractMonths: textOf(contact.contractMonths),
  aiInsights: textOf(contact.aiInsights),
  notes: textOf(contact.notes),
});
type ContactValues = ReturnType<typeof valuesOf>;

/** Status always; the rest only where it was typed or cleared. Price and contract belong to a signed contact. */
const patchOf = (values: ContactValues, cleared: Cleared<ContactValues>, base: Contact): ContactPatch => ({
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
    valuesOf,
    patchOf,
    check: (patch) => contactPatchSchema.safeParse(patch),
    send: (body) => adminCall(updateContact, { params: { id: contact.id }, body }),
    failure: 'Failed to update contact',
    onSaved,
  });
  const { busy, failure, conflict, control, clearing } = form;
  const convert = () =>
    form.save(async () => {
      const client = await adminCall(convertContact, { params: { id: contact.id } });
      onConverted(client, contact);
      showToast({ title: 'Client project created', description: client.companyName, tone: 'success' });
      onClose();
    });
  return (
    <Dialog title={`Edit Contact: ${fullName(contact)}`} onClose={onClose} mayClose={() => !form.dirty}>
      <form className={css.form} onSubmit={form.submit} noValidate>
        {conflict && <StaleNotice {...conflict} labels={labels} />}
        {failure && (
          <p className={css.failure} role="alert">
            {failure}
          </p>
        )}
        <SelectField label="Status" {...control('status')}>
          {Object.entries(contactStatuses).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {form.values.status === 'signed' && (
          <div className={css.pair}>
            <Clearable {...clearing('pricePerMonth', labels.pricePerMonth)}>
              <TextField
                label="Price per Month ($)"
                type="number"
                inputMode="decimal"
                step="0.01"
                min="0"
                {...control('pricePerMonth')}
              />
            </Clearable>
            <Clearable {...clearing('contractMonths', labels.contractMonths)}>
              <TextField
                label="Contract Duration (months)"
                type="number"
                inputMode="numeric"
                step="1"
                min="0"
                {...control('contractMonths')}
              />
            </Clearable>
          </div>
        )}
        <Clearable {...clearing('aiInsights', labels.aiInsights)}>
          <TextAreaField label="AI Insights" {...control('aiInsights')} />
        </Clearable>
        <Clearable {...clearing('notes', labels.notes)}>
          <TextAreaField label="Notes" {...control('notes')} />
        </Clearable>
        <div className={css.foot}>
          {contact.clientId ? (
            <p className={css.summary}>Linked to a client project.</p>
          ) : (
            <Button look="plain" size="small" disabled={busy} onClick={() => void convert()}>
              Turn into client project
            </Button>
          )}
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
