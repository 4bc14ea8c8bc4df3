import { useState } from 'react';
import css from './lead.module.css';

/** From here on a text is folded to three lines. */
const longChars = 260;
const longLines = 3;

interface LongTextProps {
  readonly text: string;
  readonly className?: string;
  /** Names the text for the button: 'message'. */
  readonly what: string;
}

/** A text as it was written; a long one is folded, so that one lead does not push the others off the screen. */
export const LongText = ({ text, className, what }: LongTextProps) => {
  const [open, setOpen] = useState(false);
  const long = text.length > longChars || text.split('\n').length > longLines;
  return (
    <div className={className}>
      <p className={css.text} data-folded={(long && !open) || undefined} dir="auto">
        {text}
      </p>
      {long && (
        <button type="button" className={css.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? `Fold the ${what}` : `Whole ${what}`}
        </button>
      )}
    </div>
  );
};
