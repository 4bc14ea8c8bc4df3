import { useState } from 'react';
import { TextButton } from '../parts/text-button.tsx';
import css from './long-text.module.css';

/** From here on a text is folded to three lines. */
const longChars = 260;
const longLines = 3;

interface LongTextProps {
  readonly text: string;
  /** The owner's or a machine's words, softer than the visitor's. */
  readonly aside?: boolean;
  /** Names the text for the button: 'message'. */
  readonly what: string;
}

/** A text as it was written; a long one is folded, so that one lead does not push the others off the screen. */
export const LongText = ({ text, aside, what }: LongTextProps) => {
  const [open, setOpen] = useState(false);
  const long = text.length > longChars || text.split('\n').length > longLines;
  return (
    <div className={css.whole} data-aside={aside || undefined}>
      <p className={css.text} data-folded={(long && !open) || undefined} dir="auto">
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
