import { Alert, TextInput } from '@mantine/core';
import { useState } from 'react';
import { setUpAdmin, setupInputSchema } from '#shared/api/admin-account.ts';
import { ApiError, call } from '#web/lib/http.ts';
import { showToast } from '#web/ui/toast.ts';
import { fieldErrors } from '../shared/form/field-errors.ts';
import { AuthForm, UsernameField } from './auth-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { PasswordField } from './password-field.tsx';

/** The code in `/admin#setup=CODE`. A fragment never reaches server logs or referrers. */
const codeFromHash = (): string => new URLSearchParams(location.hash.slice(1)).get('setup') ?? '';

const findErrors = (username: string, password: string, confirm: string): Record<string, string> => {
  const problems = fieldErrors(setupInputSchema.safeParse({ username, password }));
  if (confirm !== password) problems.confirm = "Passwords don't match";
  return problems;
};

interface SetupScreenProps {
  readonly codeRequired: boolean;
  /** The account exists, created here or elsewhere. */
  readonly onDone: (username: string) => void;
}

export const SetupScreen = ({ codeRequired, onDone }: SetupScreenProps) => {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [code, setCode] = useState(codeFromHash);
  const [askCode, setAskCode] = useState(codeRequired && !code);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    const found = findErrors(username, password, confirm);
    setErrors(found);
    if (busy || Object.keys(found).length) return;
    setBusy(true);
    try {
      await call(setUpAdmin, {
        body: { username, password },
        headers: code ? { 'x-setup-code': code.trim() } : {},
      });
      showToast({
        title: 'Admin Account Created',
        description: 'Your secure admin account has been created successfully. You can now log in.',
        tone: 'success',
      });
      history.replaceState(null, '', location.pathname);
      onDone(username);
    } catch (error) {
      const apiError = error instanceof ApiError ? error : undefined;
      showToast({
        title: 'Setup Failed',
        description: apiError?.serverMessage ?? 'Setup failed',
        tone: 'error',
      });
      setErrors({ ...apiError?.fields });
      if (apiError?.code === 'setup.code') setAskCode(true);
      if (apiError?.code === 'setup.done') onDone('');
    } finally {
      setBusy(false);
    }
  };
  return (
    <AuthFrame title="Admin Setup" text="Create your secure admin account. This can only be done once.">
      <AuthForm
        busy={busy}
        button="Create Admin Account"
        busyButton="Creating Account..."
        onSubmit={() => void submit()}
      >
        {askCode && (
          <TextInput
            label="Setup code"
            description="Part of the setup link that the deployment printed."
            value={code}
            autoComplete="off"
            error={errors.code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
        <UsernameField
          value={username}
          error={errors.username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label="Confirm Password"
          name="confirm"
          autoComplete="new-password"
          value={confirm}
          error={errors.confirm}
          onChange={(event) => setConfirm(event.target.value)}
        />
        <Alert color="warning" role="note">
          Setup can be performed only once. After it, this page is no longer accessible. Save these
          credentials in a safe place.
        </Alert>
      </AuthForm>
    </AuthFrame>
  );
};
