import { useState } from 'react';
import { TextButton } from '../parts/text-button.tsx';
import css from './long-text.module.css';

/** Longer texts are folded to this many lines. */
const fold = { chars: 180, lines: 3 } as const;

interface LongTextProps {
  readonly text: string;
  /** A dimmed text, for notes and machine-written text. */
  readonly aside?: boolean;
  /** Names the text on the button: 'message'. */
  readonly what: string;
}

/**
 * A text with its line breaks. Long texts are folded, so that one lead does not push the others off the
 * screen.
 */
export const LongText = ({ text, aside, what }: LongTextProps) => {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > fold.chars || text.split('\n').length > fold.lines;
  return (
    <div className={css.text} data-aside={aside || undefined}>
      <div dir="auto" className={isLong && !isOpen ? css.folded : undefined}>
        {text}
      </div>
      {isLong && (
        <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? `Show less of the ${what}` : `Show the whole ${what}`}
        </TextButton>
      )}
    </div>
  );
};
