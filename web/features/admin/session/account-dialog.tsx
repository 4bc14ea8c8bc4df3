import { Button, Divider, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { changePassword, logOutEverywhere, passwordInputSchema } from '#shared/api/admin-account.ts';
import { ApiError } from '#web/lib/http.ts';
import { errorMessage, sessionCall, startSession } from '#web/lib/session.ts';
import { Modal } from '#web/ui/modal.tsx';
import { showToast } from '#web/ui/toast.ts';
import { fieldErrors } from '../shared/form/field-errors.ts';
import { AuthForm } from './auth-form.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordField } from './password-field.tsx';

interface AccountDialogProps {
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

interface AccountFormsProps {
  readonly onLeave: () => void;
  readonly onChanged?: () => void;
  /** Reports whether the form holds unsaved input. */
  readonly onTyped?: (typed: boolean) => void;
}

/** Change the password, manage passkeys, log out everywhere. */
export const AccountForms = ({ onLeave, onChanged, onTyped }: AccountFormsProps) => {
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const typed = currentPassword !== '' || newPassword !== '';
  useEffect(() => onTyped?.(typed), [onTyped, typed]);

  const change = async () => {
    const parsed = passwordInputSchema.safeParse({ currentPassword, newPassword });
    setErrors(fieldErrors(parsed));
    setFailure(undefined);
    if (!parsed.success || busy) return;
    setBusy(true);
    try {
      const { token } = await sessionCall(changePassword, { body: parsed.data });
      startSession(token);
      showToast({
        title: 'Password changed',
        description: 'You’re logged out on all other devices.',
        tone: 'success',
      });
      setCurrent('');
      setNew('');
      onChanged?.();
    } catch (error) {
      if (error instanceof ApiError) setErrors({ ...error.fields });
      setFailure(errorMessage(error, 'The password could not be changed'));
    } finally {
      setBusy(false);
    }
  };
  const endAll = async () => {
    setBusy(true);
    try {
      await sessionCall(logOutEverywhere);
      onLeave();
    } catch (error) {
      setFailure(errorMessage(error, 'The sessions could not be ended'));
      setBusy(false);
    }
  };
  return (
    <>
      <AuthForm
        failure={failure}
        busy={busy}
        button="Change password"
        busyButton="Changing…"
        narrow
        onSubmit={() => void change()}
      >
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={currentPassword}
          error={errors.currentPassword}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          description="At least 8 characters. You’ll be logged out on all other devices."
          value={newPassword}
          error={errors.newPassword}
          onChange={(event) => setNew(event.target.value)}
        />
      </AuthForm>
      <Divider />
      <PasskeysSection />
      <Divider />
      <Stack gap="sm">
        <p>Logs you out on all devices, including this one.</p>
        <Button
          variant="default"
          style={{ alignSelf: 'start', maxWidth: '100%' }}
          disabled={busy}
          onClick={() => void endAll()}
        >
          Log out everywhere
        </Button>
      </Stack>
    </>
  );
};

export const AccountDialog = ({ onClose, onLeave }: AccountDialogProps) => {
  const [typed, setTyped] = useState(false);
  return (
    <Modal title="Account" size="small" onClose={onClose} mayClose={() => !typed}>
      <AccountForms onLeave={onLeave} onChanged={onClose} onTyped={setTyped} />
    </Modal>
  );
};
