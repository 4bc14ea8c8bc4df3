import { Button, Fieldset, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { addClient, type ClientInput, clientInputSchema } from '#shared/api/admin-clients.ts';
import { type ClientPriority, clientPriorities } from '#shared/domain/lead-statuses.ts';
import type { Client } from '#shared/domain/leads.ts';
import { clearDraft, readDraft, saveDraft } from '#web/lib/persist.ts';
import { sessionCall } from '#web/lib/session.ts';
import { Form } from '#web/ui/form.tsx';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { fieldErrors } from '../shared/form/field-errors.ts';
import { OptionsField } from '../shared/form/lead-fields.tsx';
import { useSave } from '../shared/form/use-save.ts';
import { clientDraftKey } from './client-draft.ts';

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

const splitList = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The request body: blank fields are left out, and the server stores them as 'Not specified'. */
const toClientInput = (typed: typeof empty): ClientInput => ({
  companyName: typed.companyName,
  clientName: typed.clientName,
  clientEmail: typed.clientEmail,
  priorityLevel: typed.priorityLevel as ClientPriority,
  primaryGoals: splitList(typed.primaryGoals),
  languageRequirements: splitList(typed.languageRequirements),
  integrationNeeds: splitList(typed.integrationNeeds),
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

const Fields = ({ children }: { children: ReactNode }) => (
  <SimpleGrid minColWidth="min(14rem, 100%)" autoFlow="auto-fit">
    {children}
  </SimpleGrid>
);

interface AddClientDialogProps {
  readonly onClose: () => void;
  readonly onSaved: (client: Client) => void;
}

/** Adds a client project by hand, for example after a call. The draft survives closing the dialog. */
export const AddClientDialog = ({ onClose, onSaved }: AddClientDialogProps) => {
  const [typed, setTyped] = useState(() => readDraft(clientDraftKey, empty));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { busy, failure, fields, run } = useSave('Failed to add client');
  const errorFor = (name: Name) => errors[name] ?? fields[name];
  const field = (name: Name, label: string) => ({
    label,
    value: typed[name],
    error: errorFor(name),
    onChange: (event: { target: { value: string } }) => {
      const after = { ...typed, [name]: event.target.value };
      setTyped(after);
      saveDraft(clientDraftKey, after);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = clientInputSchema.safeParse(toClientInput(typed));
    const found = fieldErrors(parsed);
    setErrors(found);
    if (!parsed.success) return;
    void run(async () => {
      const client = await sessionCall(addClient, { body: toClientInput(typed) });
      clearDraft(clientDraftKey);
      onSaved(client);
    });
  };
  return (
    <Modal title="Add client" size="large" onClose={onClose}>
      <Form onSubmit={submit}>
        <Failure text={failure} />
        <Fieldset legend="Client">
          <Fields>
            <TextInput {...field('companyName', 'Company')} required withAsterisk={false} />
            <TextInput {...field('clientName', 'Client name')} required withAsterisk={false} />
            <TextInput {...field('clientEmail', 'E-mail')} type="email" required withAsterisk={false} />
            <TextInput {...field('clientPhone', 'Phone')} type="tel" />
            <TextInput {...field('industry', 'Industry')} />
            <TextInput {...field('companySize', 'Company size')} />
          </Fields>
        </Fieldset>
        <Fieldset legend="Project">
          <Fields>
            <OptionsField options={clientPriorities} {...field('priorityLevel', 'Priority')} />
            <TextInput {...field('budget', 'Budget')} />
            <TextInput {...field('timeline', 'Timeline')} />
            <TextInput {...field('primaryGoals', 'Primary goals')} description="Separated by commas" />
            <TextInput {...field('languageRequirements', 'Languages')} description="Separated by commas" />
            <TextInput {...field('integrationNeeds', 'Integrations')} description="Separated by commas" />
            <TextInput {...field('existingCRMName', 'CRM in use')} />
            <TextInput {...field('websitePlatform', 'Website platform')} />
          </Fields>
        </Fieldset>
        <Fields>
          <Textarea {...field('currentChallenges', 'Current challenges')} rows={3} />
          <Textarea {...field('notes', 'Notes')} rows={3} />
        </Fields>
        <ModalFoot>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? 'Saving...' : 'Add client'}
          </Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
};
