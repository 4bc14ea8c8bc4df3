import { Alert, Button, TextInput, type TextInputProps } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form } from '#web/ui/form.tsx';

interface AuthFormProps {
  /** Error from the last attempt; it receives the focus. */
  readonly failure?: string | undefined;
  readonly busy: boolean;
  readonly button: string;
  /** Label of the button while the request runs. */
  readonly busyButton: string;
  readonly onSubmit: () => void;
  /** Makes the button as wide as its label, for use within the settings. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** Shared form of setup, login and password change. */
export const AuthForm = ({
  failure,
  busy,
  button,
  busyButton,
  onSubmit,
  narrow,
  children,
}: AuthFormProps) => {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Form onSubmit={submit}>
      {failure && (
        <Alert ref={alert} color="red" role="alert" tabIndex={-1}>
          {failure}
        </Alert>
      )}
      {children}
      <Button
        type="submit"
        disabled={busy}
        {...(narrow ? { style: { alignSelf: 'start', maxWidth: '100%' } } : {})}
      >
        {busy ? busyButton : button}
      </Button>
    </Form>
  );
};

export const UsernameField = (field: Omit<TextInputProps, 'label' | 'name'>) => (
  <TextInput
    label="Username"
    name="username"
    data-autofocus
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...field}
  />
);
