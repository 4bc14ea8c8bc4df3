import {
  Alert,
  Button,
  Code,
  CopyButton,
  Group,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useEffect, useState } from 'react';
import {
  addPasskey,
  changePasskeys,
  getPasskeyOptions,
  listPasskeys,
  type Passkey,
  type SecondFactors,
} from '#shared/api/passkeys.ts';
import type { RouteBodyInput } from '#shared/api/route.ts';
import { formatDate } from '#web/lib/format.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Failure } from '../shared/form/failure.tsx';
import { PasskeyProblem, passkeyFailure, passkeyProblem } from './passkey-support.tsx';
import { PasswordField } from './password-field.tsx';

interface RowProps {
  readonly passkey: Passkey;
  readonly busy: boolean;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

const Row = ({ passkey, busy, onRename, onRemove }: RowProps) => {
  const [name, setName] = useState<string>();
  const { name: known, createdAt, lastUsedAt } = passkey;
  return (
    <Stack component="li" gap="xs">
      {name === undefined ? (
        <p>
          <strong>{known}</strong> added {formatDate(createdAt)}
          {lastUsedAt ? `, last used ${formatDate(lastUsedAt)}` : ', not used yet'}
        </p>
      ) : (
        <TextInput
          label={`New name of ${known}`}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-sm"
          disabled={busy}
          aria-label={`${name === undefined ? 'Rename' : 'Save the name of'} ${known}`}
          onClick={() => {
            if (name?.trim()) onRename(name.trim());
            setName(name === undefined ? known : undefined);
          }}
        >
          {name === undefined ? 'Rename' : 'Save name'}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          disabled={busy}
          aria-label={`Remove ${known}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </Group>
    </Stack>
  );
};

/** Passkeys and recovery codes. Every change except renaming requires the password. */
export const PasskeysSection = () => {
  const [factors, setFactors] = useState<SecondFactors>();
  const [currentPassword, setPassword] = useState('');
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const problem = passkeyProblem();

  const run = async (action: () => Promise<SecondFactors>, fallback = 'That could not be changed') => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      setFactors(await action());
    } catch (error) {
      setFailure(passkeyFailure(error) ?? errorMessage(error, fallback));
    } finally {
      setBusy(false);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the section appears
  useEffect(() => {
    void run(() => sessionCall(listPasskeys), 'The passkeys could not be loaded');
  }, []);
  const withPassword = (action: () => Promise<SecondFactors>) => {
    if (!currentPassword) return setFailure('Enter your current password first.');
    void run(action);
  };
  const change = (body: RouteBodyInput<typeof changePasskeys>) => sessionCall(changePasskeys, { body });
  const add = () =>
    withPassword(async () => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const optionsJSON = await sessionCall(getPasskeyOptions, { body: { currentPassword } });
      const credential = await startRegistration({ optionsJSON });
      const body = { name: name.trim() || 'Passkey', credential: credential as never };
      const added = await sessionCall(addPasskey, { body });
      // Clear the name only here: the first load may finish while the owner is typing it.
      setName('');
      return added;
    });
  const { passkeys = [], recoveryCodes, codesLeft = 0, required = false } = factors ?? {};
  return (
    <Stack component="section" gap="sm" aria-labelledby="passkeys">
      <Title order={3} id="passkeys">
        Passkeys
      </Title>
      <Text size="sm" c="dimmed">
        Log in with your fingerprint, face or device PIN, even while password login is locked.
      </Text>
      <Failure text={failure} />
      {recoveryCodes && (
        <Alert color="warning" role="status">
          <p>Recovery codes: each works once. Keep them in a safe place; they won’t be shown again.</p>
          <SimpleGrid component="ul" minColWidth="11rem" spacing="xs" mt="xs">
            {recoveryCodes.map((code) => (
              <li key={code}>
                <Code>{code}</Code>
              </li>
            ))}
          </SimpleGrid>
          <CopyButton value={recoveryCodes.join('\n')}>
            {({ copied, copy }) => (
              <Button mt="sm" size="compact-sm" variant="default" onClick={copy}>
                {copied ? 'Copied' : 'Copy the codes'}
              </Button>
            )}
          </CopyButton>
        </Alert>
      )}
      <Stack component="ul" gap="sm">
        {passkeys.map((passkey) => (
          <Row
            key={passkey.id}
            passkey={passkey}
            busy={busy}
            onRename={(fresh) => void run(() => change({ change: 'rename', id: passkey.id, name: fresh }))}
            onRemove={() => withPassword(() => change({ change: 'remove', id: passkey.id, currentPassword }))}
          />
        ))}
      </Stack>
      <PasswordField
        label="Your password, to change passkeys"
        autoComplete="current-password"
        value={currentPassword}
        onChange={(event) => setPassword(event.target.value)}
      />
      {problem ? (
        <PasskeyProblem problem={problem} />
      ) : (
        <>
          <TextInput
            label="New passkey’s name"
            description="The device it’s on, such as laptop, phone or security key."
            value={name}
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
          />
          <Button
            variant="default"
            style={{ alignSelf: 'start', maxWidth: '100%' }}
            disabled={busy}
            onClick={add}
          >
            Add a passkey
          </Button>
        </>
      )}
      {passkeys.length > 0 && (
        <>
          <p>
            {codesLeft} recovery {codesLeft === 1 ? 'code is' : 'codes are'} left.{' '}
            {required
              ? 'The password alone is not enough to log in.'
              : 'The password alone is enough to log in.'}
          </p>
          <Group gap="xs">
            <Button
              variant="default"
              size="compact-sm"
              disabled={busy}
              onClick={() => withPassword(() => change({ change: 'codes', currentPassword }))}
            >
              New recovery codes
            </Button>
            <Button
              variant="default"
              size="compact-sm"
              disabled={busy}
              onClick={() =>
                withPassword(() => change({ change: 'require', required: !required, currentPassword }))
              }
            >
              {required ? 'Allow password login' : 'Require a passkey'}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
};
