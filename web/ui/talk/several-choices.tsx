import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import type { SessionAwaiting } from '#shared/api/flow-sessions.ts';
import { choiceSeparator, joinChoices } from '#shared/flow/several.ts';
import { Button } from '../button.tsx';
import css from './several-choices.module.css';

interface SeveralChoicesProps extends Required<Pick<SessionAwaiting, 'options' | 'several'>> {
  /** The question. */
  readonly label: string;
  readonly language: string;
  readonly onAnswer: (input: string, shown: string) => void;
}

/** A question of which several options can be chosen. Space marks an option, Enter sends. */
export const SeveralChoices = ({ options, several, label, language, onAnswer }: SeveralChoicesProps) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const hintId = useId();
  const canSend = chosen.size >= several.min && chosen.size <= several.max;
  const toggle = (value: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(value)) next.add(value);
      return next;
    });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!canSend) return;
    const picked = options.filter(({ value }) => chosen.has(value));
    onAnswer(
      picked.map(({ value }) => value).join(choiceSeparator),
      joinChoices(picked.map((option) => option.label || option.value)),
    );
  };
  // Not every browser submits a form when Enter is pressed on a checkbox.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form className={css.form} lang={language} onSubmit={send}>
      <fieldset className={css.options} aria-label={label} aria-describedby={hintId}>
        <p id={hintId} className={css.hint}>
          {several.hint}
        </p>
        {options.map(({ label: text, value }) => (
          <label key={value} className={css.option}>
            <input
              type="checkbox"
              checked={chosen.has(value)}
              disabled={!chosen.has(value) && chosen.size >= several.max}
              onChange={() => toggle(value)}
              onKeyDown={onKeyDown}
            />
            <span dir="auto">{text || value}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" className={css.done} disabled={!canSend}>
        {several.done}
        {chosen.size > 0 && <span aria-hidden="true">· {chosen.size}</span>}
      </Button>
    </form>
  );
};
