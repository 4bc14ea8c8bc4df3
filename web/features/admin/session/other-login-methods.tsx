import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { LoginReply } from '#shared/api/admin-account.ts';
import { getPasskeyChallenge, logInWithCode, logInWithPasskey } from '#shared/api/passkeys.ts';
import { call } from '#web/lib/http.ts';
import { errorMessage, startSession } from '#web/lib/session.ts';
import { Form } from '#web/ui/form.tsx';
import { rememberFirstScreen } from '../data/first-screen.ts';
import { Failure } from '../shared/form/failure.tsx';
import { PasskeyProblem, passkeyFailure, passkeyProblem } from './passkey-support.tsx';

/** Login by passkey or recovery code; both work while password login is locked. */
export const OtherLoginMethods = ({ onLogin }: { onLogin?: (() => void) | undefined }) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [code, setCode] = useState<string>();
  const problem = passkeyProblem();
  const attempt = async (logIn: () => Promise<LoginReply>) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { token, firstScreen } = await logIn();
      rememberFirstScreen(firstScreen);
      startSession(token);
      onLogin?.();
    } catch (error) {
      setFailure(passkeyFailure(error) ?? errorMessage(error, 'Login failed'));
    } finally {
      setBusy(false);
    }
  };
  const logInByPasskey = () =>
    attempt(async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = await call(getPasskeyChallenge);
      const credential = await startAuthentication({ optionsJSON });
      return call(logInWithPasskey, { body: { credential: credential as never } });
    });
  const logInByCode = (event: FormEvent) => {
    event.preventDefault();
    if (code?.trim()) void attempt(() => call(logInWithCode, { body: { code: code.trim() } }));
  };
  return (
    <Stack gap="sm" pt="md">
      <Failure text={failure} />
      {problem ? (
        <PasskeyProblem problem={problem} />
      ) : (
        <Button variant="default" disabled={busy} onClick={() => void logInByPasskey()}>
          Use a passkey
        </Button>
      )}
      {code === undefined ? (
        <Button variant="default" disabled={busy} onClick={() => setCode('')}>
          Use a recovery code
        </Button>
      ) : (
        <Form onSubmit={logInByCode}>
          <TextInput
            label="Recovery code"
            description="One of those shown when you added a passkey. Each works once."
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button variant="default" type="submit" disabled={busy}>
            Log in with this code
          </Button>
        </Form>
      )}
    </Stack>
  );
};
