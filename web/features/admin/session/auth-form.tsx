import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import css from './auth-frame.module.css';

interface AuthFormProps {
  /** The sentence of the last failure; the focus goes there. */
  readonly failure?: string | undefined;
  readonly busy: boolean;
  readonly button: string;
  /** The button's words while the answer is awaited. */
  readonly busyButton: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** What setup, login and the change of the password share: fields in a column, a failure above, one button below. */
export const AuthForm = ({ failure, busy, button, busyButton, onSubmit, children }: AuthFormProps) => {
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {failure && (
        <p ref={alert} className={css.alert} role="alert" tabIndex={-1}>
          {failure}
        </p>
      )}
      {children}
      <Button type="submit" disabled={busy}>
        {busy ? busyButton : button}
      </Button>
    </form>
  );
};

export const UsernameField = (field: Omit<ComponentProps<typeof TextField>, 'label' | 'name'>) => (
  <TextField
    label="Username"
    name="username"
    data-first
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...field}
  />
);
