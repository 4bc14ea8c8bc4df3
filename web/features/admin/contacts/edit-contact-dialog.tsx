import { type FormEvent, useState } from 'react';
import { type ContactPatch, convertContact, updateContact } from '#shared/api/admin-contacts.ts';
import { type ContactStatus, contactStatuses } from '#shared/domain/lead-statuses.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Clearable } from '../leads/clearable-field.tsx';
import css from '../leads/lead.module.css';
import { StaleNotice } from '../leads/stale-notice.tsx';
import { useSave } from '../leads/use-save.ts';
import { adminCall } from '../session/session.ts';
import { fullName } from './contact-model.ts';

const labels = {
  status: 'Status',
  pricePerMonth: 'Price per Month',
  contractMonths: 'Contract Duration',
  aiInsights: 'AI Insights',
  notes: 'Notes',
} as const;

type ClearableName = 'pricePerMonth' | 'contractMonths' | 'aiInsights' | 'notes';

interface EditContactDialogProps {
  readonly contact: Contact;
  readonly onClose: () => void;
  readonly onSaved: (contact: Contact) => void;
  readonly onConverted: (client: Client, contact: Contact) => void;
}

const text = (value: number | undefined): string => (value === undefined ? '' : String(value));

export const EditContactDialog = ({ contact, onClose, onSaved, onConverted }: EditContactDialogProps) => {
  const [base, setBase] = useState(contact);
  const [status, setStatus] = useState<ContactStatus>(contact.status);
  const [typed, setTyped] = useState({
    pricePerMonth: text(contact.pricePerMonth),
    contractMonths: text(contact.contractMonths),
    aiInsights: contact.aiInsights ?? '',
    notes: contact.notes ?? '',
  });
  const [cleared, setCleared] = useState<Partial<Record<ClearableName, boolean>>>({});
  const { busy, failure, fields, stale, run, clearStale } = useSave<Contact>('Failed to update contact');
  const set = (name: ClearableName) => (event: { target: { value: string } }) =>
    setTyped((before) => ({ ...before, [name]: event.target.value }));

  const patch = (updatedAt: string): ContactPatch => {
    const body: ContactPatch = { status, updatedAt };
    // Blank keeps the old value; only what was typed or cleared is sent. Numbers only belong to a signed contact.
    for (const name of ['aiInsights', 'notes'] as const) {
      if (cleared[name]) body[name] = null;
      else if (typed[name].trim()) body[name] = typed[name];
    }
    for (const name of status === 'signed' ? (['pricePerMonth', 'contractMonths'] as const) : []) {
      if (cleared[name]) body[name] = null;
      else if (typed[name].trim())
        body[name] =
          name === 'contractMonths' ? Number.parseInt(typed[name], 10) : Number.parseFloat(typed[name]);
    }
    return body;
  };
  const save = (updatedAt: string) =>
    run(async () => {
      onSaved(await adminCall(updateContact, { params: { id: contact.id }, body: patch(updatedAt) }));
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(base.updatedAt);
  };
  const takeTheirs = (theirs: Contact) => {
    clearStale();
    setBase(theirs);
    setStatus(theirs.status);
    setTyped({
      pricePerMonth: text(theirs.pricePerMonth),
      contractMonths: text(theirs.contractMonths),
      aiInsights: theirs.aiInsights ?? '',
      notes: theirs.notes ?? '',
    });
  };
  const convert = () =>
    run(async () => {
      const client = await adminCall(convertContact, { params: { id: contact.id } });
      onConverted(client, contact);
      showToast({ title: 'Client project created', description: client.companyName, tone: 'success' });
      onClose();
    });
  const clearable = (name: ClearableName) => ({
    label: labels[name],
    stored: base[name] !== undefined && base[name] !== '',
    cleared: cleared[name] ?? false,
    onClear: (on: boolean) => setCleared((before) => ({ ...before, [name]: on })),
  });
  const dirty =
    status !== base.status ||
    typed.notes !== (base.notes ?? '') ||
    typed.aiInsights !== (base.aiInsights ?? '');
  return (
    <Dialog title={`Edit Contact: ${fullName(contact)}`} onClose={onClose} mayClose={() => !dirty}>
      <form className={css.form} onSubmit={submit} noValidate>
        {stale && (
          <StaleNotice
            before={base}
            now={stale}
            labels={labels}
            onKeepMine={() => {
              clearStale();
              setBase(stale);
              void save(stale.updatedAt);
            }}
            onTakeTheirs={() => takeTheirs(stale)}
          />
        )}
        {failure && (
          <p className={css.failure} role="alert">
            {failure}
          </p>
        )}
        <SelectField
          label="Status"
          value={status}
          error={fields.status}
          onChange={(event) => setStatus(event.target.value as ContactStatus)}
        >
          {Object.entries(contactStatuses).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {status === 'signed' && (
          <div className={css.pair}>
            <Clearable {...clearable('pricePerMonth')}>
              <TextField
                label="Price per Month ($)"
                type="number"
                inputMode="decimal"
                step="0.01"
                min="0"
                value={typed.pricePerMonth}
                error={fields.pricePerMonth}
                disabled={cleared.pricePerMonth}
                onChange={set('pricePerMonth')}
              />
            </Clearable>
            <Clearable {...clearable('contractMonths')}>
              <TextField
                label="Contract Duration (months)"
                type="number"
                inputMode="numeric"
                step="1"
                min="0"
                value={typed.contractMonths}
                error={fields.contractMonths}
                disabled={cleared.contractMonths}
                onChange={set('contractMonths')}
              />
            </Clearable>
          </div>
        )}
        <Clearable {...clearable('aiInsights')}>
          <TextAreaField
            label="AI Insights"
            value={typed.aiInsights}
            error={fields.aiInsights}
            disabled={cleared.aiInsights}
            onChange={set('aiInsights')}
          />
        </Clearable>
        <Clearable {...clearable('notes')}>
          <TextAreaField
            label="Notes"
            value={typed.notes}
            error={fields.notes}
            disabled={cleared.notes}
            onChange={set('notes')}
          />
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
