import { Button, Group, NumberInput, Select, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type MailState,
  type SmtpSettings,
  type StoredSmtp,
  saveMailServer,
} from '#shared/api/admin-settings.ts';
import { brand } from '#shared/brand.ts';
import { sessionCall } from '#web/lib/session.ts';
import { Form } from '#web/ui/form.tsx';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { useSave } from '../shared/form/use-save.ts';

type Security = SmtpSettings['security'];

const ports: Readonly<Record<Security, number>> = { starttls: 587, tls: 465, none: 25 };
const securityOptions: readonly { value: Security; label: string }[] = [
  { value: 'starttls', label: 'STARTTLS (port 587)' },
  { value: 'tls', label: 'TLS (port 465)' },
  { value: 'none', label: 'None (only for a server on this machine)' },
];

const initialValues = (smtp: StoredSmtp | undefined) => ({
  host: smtp?.host ?? '',
  port: smtp?.port ?? ports.starttls,
  security: smtp?.security ?? ('starttls' as Security),
  user: smtp?.user ?? '',
  from: smtp?.from ?? brand.email,
  owner: smtp?.owner ?? brand.email,
});

interface MailServerFormProps {
  readonly smtp: StoredSmtp | undefined;
  readonly onSaved: (mail: MailState) => void;
  readonly onClose: () => void;
}

/** Enters the mail server. The password is write-only: the server never returns it. */
export const MailServerForm = ({ smtp, onSaved, onClose }: MailServerFormProps) => {
  const [values, setValues] = useState(() => initialValues(smtp));
  const [password, setPassword] = useState('');
  const { busy, failure, fields, run } = useSave('The mail server could not be saved');
  const edit = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
  const chooseSecurity = (security: Security) =>
    edit({ security, ...(values.port === ports[values.security] ? { port: ports[security] } : {}) });
  const save = () =>
    run(async () => {
      const body = { ...values, ...(password ? { password } : {}) };
      onSaved(await sessionCall(saveMailServer, { body }));
    });
  const isChanged = password !== '' || JSON.stringify(values) !== JSON.stringify(initialValues(smtp));
  return (
    <Modal title="Mail server" mayClose={() => !isChanged && !busy} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Failure text={failure} />
        <Text size="sm" c="dimmed">
          Your mail provider lists these settings under SMTP. Mail is sent once a test message has arrived.
        </Text>
        <TextInput
          label="Server"
          placeholder="smtp.example.com"
          data-autofocus
          required
          autoComplete="off"
          value={values.host}
          error={fields.host}
          onChange={(event) => edit({ host: event.currentTarget.value.trim() })}
        />
        <Group grow align="start">
          <Select
            label="Encryption"
            allowDeselect={false}
            data={securityOptions}
            value={values.security}
            error={fields.security}
            onChange={(value) => chooseSecurity(value as Security)}
          />
          <NumberInput
            label="Port"
            min={1}
            max={65_535}
            allowDecimal={false}
            value={values.port}
            error={fields.port}
            onChange={(value) => edit({ port: Number(value) })}
          />
        </Group>
        <Group grow align="start">
          <TextInput
            label="User name"
            description="Leave empty if the server has no login."
            autoComplete="off"
            value={values.user}
            error={fields.user}
            onChange={(event) => edit({ user: event.currentTarget.value })}
          />
          <TextInput
            label="Password"
            type="password"
            description={
              smtp?.user ? 'Stored. Enter one only to replace it.' : 'Stored encrypted, never shown again.'
            }
            autoComplete="new-password"
            value={password}
            error={fields.password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </Group>
        <Group grow align="start">
          <TextInput
            label="Sender"
            description="The address that mail comes from."
            type="email"
            required
            value={values.from}
            error={fields.from}
            onChange={(event) => edit({ from: event.currentTarget.value })}
          />
          <TextInput
            label="Your address"
            description="Receives notifications and replies."
            type="email"
            required
            value={values.owner}
            error={fields.owner}
            onChange={(event) => edit({ owner: event.currentTarget.value })}
          />
        </Group>
        <ModalFoot>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? 'Saving...' : 'Save mail server'}
          </Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
};
