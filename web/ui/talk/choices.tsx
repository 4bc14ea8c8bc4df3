import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import type { SessionAwaiting } from '#shared/api/flow-sessions.ts';
import { pictureSources } from '#shared/domain/blog/pictures.ts';
import { choiceSeparator, joinChoices } from '#shared/flow/several.ts';
import { Button } from '../button.tsx';
import css from './choices.module.css';

type Options = NonNullable<SessionAwaiting['options']>;

interface ChoicesProps {
  readonly awaiting: Pick<SessionAwaiting, 'several'> & { readonly options: Options };
  /** The question. */
  readonly label: string;
  readonly language: string;
  readonly onAnswer: (input: string, shown: string) => void;
}

const hasPictures = (options: Options): boolean => options.some(({ picture }) => picture);

/** Whether the options need these controls, not plain buttons: several can be chosen, or they have pictures. */
export const needsChoices = ({ options = [], several }: SessionAwaiting): boolean =>
  several !== undefined || hasPictures(options);

/** A missing picture leaves the label. */
const Picture = ({ picture, alt }: Pick<Options[number], 'picture' | 'alt'>) =>
  picture && (
    <img
      className={css.picture}
      {...pictureSources(picture)}
      sizes="12rem"
      width={picture.width}
      height={picture.height}
      alt={alt ?? ''}
      loading="lazy"
      decoding="async"
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );

/** Options that can be chosen together. Space marks one, Enter sends. */
const SeveralChoices = ({ awaiting, label, language, onAnswer }: ChoicesProps) => {
  const { options, several = { min: 1, max: 1, hint: '', done: '' } } = awaiting;
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
      <fieldset
        className={css.options}
        data-pictures={hasPictures(options) || undefined}
        aria-label={label}
        aria-describedby={hintId}
      >
        <p id={hintId} className={css.hint}>
          {several.hint}
        </p>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <Picture {...option} />
            <span className={css.name}>
              <input
                type="checkbox"
                checked={chosen.has(option.value)}
                disabled={!chosen.has(option.value) && chosen.size >= several.max}
                onChange={() => toggle(option.value)}
                onKeyDown={onKeyDown}
              />
              <span dir="auto">{option.label || option.value}</span>
            </span>
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

/** The options of a question as cards with pictures, or as checkboxes if several can be chosen. */
export const Choices = (props: ChoicesProps) => {
  const { awaiting, label, language, onAnswer } = props;
  if (awaiting.several) return <SeveralChoices {...props} />;
  return (
    <fieldset className={css.options} data-pictures aria-label={label} lang={language}>
      {awaiting.options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={css.option}
          onClick={() => onAnswer(option.value, option.label || option.value)}
        >
          <Picture {...option} />
          <span className={css.name} dir="auto">
            {option.label || option.value}
          </span>
        </button>
      ))}
    </fieldset>
  );
};
