import { type InputHTMLAttributes, useState } from 'react';
import { TextField } from '#web/ui/field.tsx';
import css from './auth-frame.module.css';

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
}

/** A password that can be shown and hidden. */
export const PasswordField = ({ label, ...input }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <div className={css.password}>
      <TextField
        label={label}
        {...input}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className={css.reveal}
        aria-pressed={shown}
        aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
};
