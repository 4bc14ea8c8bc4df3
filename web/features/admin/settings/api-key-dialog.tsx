import { Alert, Button, Code, CopyButton, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type ApiScope, createApiKey } from '#shared/api/api-keys.ts';
import { localDay } from '#web/lib/format.ts';
import { sessionCall } from '#web/lib/session.ts';
import { Form } from '#web/ui/form.tsx';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { PasswordField } from '../session/password-field.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { useSave } from '../shared/form/use-save.ts';
import { ApiScopes } from './api-scopes.tsx';

const NewKey = ({ apiKey, onClose }: { apiKey: string; onClose: () => void }) => (
  <Stack gap="md">
    <Alert color="green" role="status" title="Copy the key now. It is not shown again.">
      <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {apiKey}
      </Code>
    </Alert>
    <p>Send it with each request in the header “Authorization: Bearer”, followed by the key.</p>
    <ModalFoot>
      <CopyButton value={apiKey}>
        {({ copied, copy }) => (
          <Button data-autofocus onClick={copy}>
            {copied ? 'Copied' : 'Copy key'}
          </Button>
        )}
      </CopyButton>
      <Button variant="default" onClick={onClose}>
        Done
      </Button>
    </ModalFoot>
  </Stack>
);

interface ApiKeyDialogProps {
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

/** Creates an API key and shows it once. */
export const ApiKeyDialog = ({ onClose, onCreated }: ApiKeyDialogProps) => {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [expiresOn, setExpiry] = useState('');
  const [currentPassword, setPassword] = useState('');
  const [key, setKey] = useState<string>();
  const { busy, failure, fields, run } = useSave('The key could not be created');
  const create = () =>
    run(async () => {
      const body = { name, scopes: [...scopes], currentPassword, ...(expiresOn ? { expiresOn } : {}) };
      setKey((await sessionCall(createApiKey, { body })).key);
      onCreated();
    });
  if (key !== undefined)
    return (
      <Modal title="Your new API key" onClose={onClose} mayClose={() => false}>
        <NewKey apiKey={key} onClose={onClose} />
      </Modal>
    );
  const isTyped = name !== '' || scopes.length > 0 || currentPassword !== '';
  return (
    <Modal title="Create an API key" onClose={onClose} mayClose={() => !isTyped}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <Failure text={failure} />
        <TextInput
          label="Name"
          description="The system that will use it. Changes made with the key show this name."
          placeholder="n8n"
          maxLength={60}
          autoComplete="off"
          data-autofocus
          value={name}
          error={fields.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ApiScopes value={scopes} error={fields.scopes} onChange={setScopes} />
        <TextInput
          type="date"
          label="Last day (optional)"
          description="Without a day, the key works until you revoke it."
          min={localDay(new Date())}
          value={expiresOn}
          error={fields.expiresOn}
          onChange={(event) => setExpiry(event.currentTarget.value)}
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={currentPassword}
          error={fields.currentPassword}
          onChange={(event) => setPassword(event.target.value)}
        />
        <ModalFoot>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? 'Creating…' : 'Create key'}
          </Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
};
