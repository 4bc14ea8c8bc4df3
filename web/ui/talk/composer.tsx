import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import css from './composer.module.css';

interface ComposerProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSend: () => void;
  readonly label: string;
  readonly placeholder: string;
  readonly sendLabel: string;
  /** How to send, for screen readers. */
  readonly hint: string;
  /** Whether sending is possible now; the text stays editable either way. */
  readonly canSend: boolean;
  readonly disabled?: boolean;
  /** Replaces the send button's arrow while the visitor waits for a reply. */
  readonly busy?: ReactNode;
  readonly error?: string;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
  /** The type of on-screen keyboard. */
  readonly inputMode?: 'email' | 'tel' | 'decimal' | undefined;
  readonly autoComplete?: 'email' | 'tel' | 'off';
}

const grow = (area: HTMLTextAreaElement) => {
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
};

/**
 * A message field: Enter sends, Shift+Enter breaks the line. Ignores the Enter that ends an IME composition.
 */
export const Composer = (props: ComposerProps) => {
  const id = useId();
  const { value, error, canSend, disabled } = props;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (canSend && !disabled) props.onSend();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <form className={css.form} onSubmit={submit}>
      <div className={css.box} data-invalid={error ? true : undefined}>
        <textarea
          ref={(area) => {
            if (area) grow(area);
            if (typeof props.inputRef === 'function') return props.inputRef(area);
            if (props.inputRef) props.inputRef.current = area;
          }}
          className={css.input}
          rows={1}
          dir={value ? 'auto' : undefined}
          value={value}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={props.placeholder}
          disabled={disabled}
          aria-label={props.label}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}
          enterKeyHint="send"
          inputMode={props.inputMode}
          autoComplete={props.autoComplete ?? 'off'}
        />
        <button
          type="submit"
          className={css.send}
          aria-label={props.sendLabel}
          disabled={disabled}
          aria-disabled={!canSend}
        >
          {props.busy ?? (
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path
                d="M12 19V5m-6 6 6-6 6 6"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          )}
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="visually-hidden">
        {props.hint}
      </p>
    </form>
  );
};
