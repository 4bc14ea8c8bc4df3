import { type FormEvent, useState } from 'react';
import { addClient, type ClientInput, clientInputSchema } from '#shared/api/admin-clients.ts';
import { type ClientPriority, clientPriorities } from '#shared/domain/lead-statuses.ts';
import type { Client } from '#shared/domain/leads.ts';
import { clearDraft, readDraft, saveDraft } from '#web/lib/drafts.ts';
import { sessionCall } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { fieldErrors } from '../data/field-errors.ts';
import css from '../leads/edit.module.css';
import { Failure } from '../leads/failure.tsx';
import { OptionsField } from '../leads/lead-fields.tsx';
import { useSave } from '../leads/use-save.ts';
import { clientDraft } from './client-draft.ts';

const empty = {
  companyName: '',
  clientName: '',
  clientEmail: '',
  clientPhone: '',
  industry: '',
  companySize: '',
  budget: '',
  priorityLevel: 'medium',
  primaryGoals: '',
  languageRequirements: '',
  integrationNeeds: '',
  existingCRMName: '',
  websitePlatform: '',
  timeline: '',
  currentChallenges: '',
  notes: '',
};
type Name = keyof typeof empty;

const listed = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** What is sent: blanks are left out and become 'Not specified' on the server. */
const inputOf = (typed: typeof empty): ClientInput => ({
  companyName: typed.companyName,
  clientName: typed.clientName,
  clientEmail: typed.clientEmail,
  priorityLevel: typed.priorityLevel as ClientPriority,
  primaryGoals: listed(typed.primaryGoals),
  languageRequirements: listed(typed.languageRequirements),
  integrationNeeds: listed(typed.integrationNeeds),
  hasExistingCRM: typed.existingCRMName.trim() !== '',
  hasWebsite: typed.websitePlatform.trim() !== '',
  ...Object.fromEntries(
    (
      [
        'clientPhone',
        'industry',
        'companySize',
        'budget',
        'existingCRMName',
        'websitePlatform',
        'timeline',
        'currentChallenges',
        'notes',
      ] as const
    )
      .filter((name) => typed[name].trim())
      .map((name) => [name, typed[name]]),
  ),
});

interface AddClientDialogProps {
  readonly onClose: () => void;
  readonly onSaved: (client: Client) => void;
}

/** A client project added by hand, after a call or a fair. What is typed survives closing until it is saved. */
export const AddClientDialog = ({ onClose, onSaved }: AddClientDialogProps) => {
  const [typed, setTyped] = useState(() => readDraft(clientDraft, empty));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { busy, failure, fields, run } = useSave('Failed to add client');
  const errorOf = (name: Name) => errors[name] ?? fields[name];
  const field = (name: Name, label: string) => ({
    label,
    value: typed[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => {
      const after = { ...typed, [name]: event.target.value };
      setTyped(after);
      saveDraft(clientDraft, after);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = clientInputSchema.safeParse(inputOf(typed));
    const found = fieldErrors(parsed);
    setErrors(found);
    if (!parsed.success) return;
    void run(async () => {
      const client = await sessionCall(addClient, { body: inputOf(typed) });
      clearDraft(clientDraft);
      onSaved(client);
    });
  };
  return (
    <Dialog title="Add client" size="large" onClose={onClose}>
      <form className={css.form} onSubmit={submit} noValidate>
        <Failure text={failure} />
        <fieldset className={css.group}>
          <legend>Client</legend>
          <div className={css.pair}>
            <TextField {...field('companyName', 'Company')} required />
            <TextField {...field('clientName', 'Client name')} required />
            <TextField {...field('clientEmail', 'E-mail')} type="email" required />
            <TextField {...field('clientPhone', 'Phone')} type="tel" />
            <TextField {...field('industry', 'Industry')} />
            <TextField {...field('companySize', 'Company size')} />
          </div>
        </fieldset>
        <fieldset className={css.group}>
          <legend>Project</legend>
          <div className={css.pair}>
            <OptionsField options={clientPriorities} {...field('priorityLevel', 'Priority')} />
            <TextField {...field('budget', 'Budget')} />
            <TextField {...field('timeline', 'Timeline')} />
            <TextField {...field('primaryGoals', 'Primary goals')} hint="Separated by commas" />
            <TextField {...field('languageRequirements', 'Languages')} hint="Separated by commas" />
            <TextField {...field('integrationNeeds', 'Integrations')} hint="Separated by commas" />
            <TextField {...field('existingCRMName', 'CRM in use')} />
            <TextField {...field('websitePlatform', 'Website platform')} />
          </div>
        </fieldset>
        <div className={css.pair}>
          <TextAreaField {...field('currentChallenges', 'Current challenges')} rows={3} />
          <TextAreaField {...field('notes', 'Notes')} rows={3} />
        </div>
        <div className={css.foot}>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? 'Saving...' : 'Add client'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
