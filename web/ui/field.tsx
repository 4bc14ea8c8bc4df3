import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import css from './field.module.css';

interface Common {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly className?: string;
}

interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** A label tied to its control, hint and error; a new error is announced. */
const Field = ({
  label,
  hint,
  error,
  className,
  children,
}: Common & { children: (props: ControlProps) => ReactNode }) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={[css.field, className].filter(Boolean).join(' ')}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: css.control ?? '',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described,
      })}
      {hint && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={css.error}>
          {error}
        </span>
      )}
    </div>
  );
};

export const TextField = ({
  label,
  hint,
  error,
  className,
  ...input
}: Common & InputHTMLAttributes<HTMLInputElement>) => (
  <Field {...{ label, hint, error, className }}>
    {(control) => <input type="text" {...input} {...control} />}
  </Field>
);

export const TextAreaField = ({
  label,
  hint,
  error,
  className,
  ...area
}: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <Field {...{ label, hint, error, className }}>
    {(control) => <textarea rows={5} {...area} {...control} />}
  </Field>
);

export const SelectField = ({
  label,
  hint,
  error,
  className,
  ...select
}: Common & SelectHTMLAttributes<HTMLSelectElement>) => (
  <Field {...{ label, hint, error, className }}>{(control) => <select {...select} {...control} />}</Field>
);
