import { useState } from 'react';
import { TextButton } from '../parts/text-button.tsx';
import css from './long-text.module.css';

/** From here on a text is folded to so many lines. */
const folds = { card: { chars: 260, lines: 3 }, cell: { chars: 110, lines: 2 } } as const;

interface LongTextProps {
  readonly text: string;
  /** The owner's or a machine's words, softer than the visitor's. */
  readonly aside?: boolean;
  /** Names the text for the button: 'message'. */
  readonly what: string;
  /** How much room it has. */
  readonly room?: keyof typeof folds;
}

/** A text as it was written; a long one is folded, so that one lead does not push the others off the screen. */
export const LongText = ({ text, aside, what, room = 'card' }: LongTextProps) => {
  const [open, setOpen] = useState(false);
  const { chars, lines } = folds[room];
  const long = text.length > chars || text.split('\n').length > lines;
  return (
    <div className={css.whole} data-aside={aside || undefined}>
      <p className={css.text} data-folded={long && !open ? room : undefined} dir="auto">
        {text}
      </p>
      {long && (
        <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? `Fold the ${what}` : `Whole ${what}`}
        </TextButton>
      )}
    </div>
  );
};
