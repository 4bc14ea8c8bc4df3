import { type FormEvent, useState } from 'react';
import { type ClientPatch, updateClient } from '#shared/api/admin-clients.ts';
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
import css from '../leads/lead.module.css';
import { StaleNotice } from '../leads/stale-notice.tsx';
import { useSave } from '../leads/use-save.ts';
import { adminCall } from '../session/session.ts';

const labels = {
  status: 'Status',
  priorityLevel: 'Priority',
  quotedPrice: 'Quoted Price',
  followUpDate: 'Follow-up Date',
  notes: 'Notes',
} as const;
type ClearableName = 'quotedPrice' | 'followUpDate' | 'notes';

interface EditClientDialogProps {
  readonly client: Client;
  readonly onClose: () => void;
  readonly onSaved: (client: Client) => void;
}

const typedFrom = (client: Client) => ({
  quotedPrice: client.quotedPrice === undefined ? '' : String(client.quotedPrice),
  followUpDate: client.followUpDate ?? '',
  notes: client.notes ?? '',
});

export const EditClientDialog = ({ client, onClose, onSaved }: EditClientDialogProps) => {
  const [base, setBase] = useState(client);
  const [status, setStatus] = useState<ClientStatus>(client.status);
  const [priorityLevel, setPriority] = useState<ClientPriority>(client.priorityLevel);
  const [typed, setTyped] = useState(() => typedFrom(client));
  const [cleared, setCleared] = useState<Partial<Record<ClearableName, boolean>>>({});
  const { busy, failure, fields, stale, run, clearStale } = useSave<Client>('Failed to update client');
  const set = (name: ClearableName) => (event: { target: { value: string } }) =>
    setTyped((before) => ({ ...before, [name]: event.target.value }));

  const patch = (updatedAt: string): ClientPatch => ({
    status,
    ...(priorityLevel === base.priorityLevel ? {} : { priorityLevel }),
    ...(cleared.quotedPrice
      ? { quotedPrice: null }
      : typed.quotedPrice.trim()
        ? { quotedPrice: Number.parseFloat(typed.quotedPrice) }
        : {}),
    ...(cleared.followUpDate
      ? { followUpDate: null }
      : typed.followUpDate
        ? { followUpDate: typed.followUpDate }
        : {}),
    ...(cleared.notes ? { notes: null } : typed.notes.trim() ? { notes: typed.notes } : {}),
    updatedAt,
  });
  const save = (updatedAt: string) =>
    run(async () =>
      onSaved(await adminCall(updateClient, { params: { id: client.id }, body: patch(updatedAt) })),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(base.updatedAt);
  };
  const clearable = (name: ClearableName) => ({
    label: labels[name],
    stored: base[name] !== undefined && base[name] !== '',
    cleared: cleared[name] ?? false,
    onClear: (on: boolean) => setCleared((before) => ({ ...before, [name]: on })),
  });
  const dirty = status !== base.status || JSON.stringify(typed) !== JSON.stringify(typedFrom(base));
  return (
    <Dialog title={`Edit Client: ${client.companyName}`} onClose={onClose} mayClose={() => !dirty}>
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
            onTakeTheirs={() => {
              clearStale();
              setBase(stale);
              setStatus(stale.status);
              setPriority(stale.priorityLevel);
              setTyped(typedFrom(stale));
            }}
          />
        )}
        {failure && (
          <p className={css.failure} role="alert">
            {failure}
          </p>
        )}
        <div className={css.pair}>
          <SelectField
            label="Status"
            value={status}
            error={fields.status}
            onChange={(event) => setStatus(event.target.value as ClientStatus)}
          >
            {Object.entries(clientStatuses).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Priority"
            value={priorityLevel}
            error={fields.priorityLevel}
            onChange={(event) => setPriority(event.target.value as ClientPriority)}
          >
            {Object.entries(clientPriorities).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={css.pair}>
          <Clearable {...clearable('quotedPrice')}>
            <TextField
              label="Quoted Price ($)"
              type="number"
              inputMode="decimal"
              step="0.01"
              min="0"
              value={typed.quotedPrice}
              error={fields.quotedPrice}
              disabled={cleared.quotedPrice}
              onChange={set('quotedPrice')}
            />
          </Clearable>
          <Clearable {...clearable('followUpDate')}>
            <TextField
              label="Follow-up Date"
              type="date"
              value={typed.followUpDate}
              error={fields.followUpDate}
              disabled={cleared.followUpDate}
              onChange={set('followUpDate')}
            />
          </Clearable>
        </div>
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
