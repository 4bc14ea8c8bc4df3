import { isTyping } from '../parts/is-typing.ts';

/** Longer than a record takes to come; whoever types on after that sees that nothing is there. */
const mostMs = 20_000;

let typed: string | undefined;
let end = (): void => {};

const collect = (event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isTyping(event.target)) end();
  else if (event.key === 'Escape' || event.key === 'Tab') dropTypeAhead();
  else if (took(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
};

/** Takes what a field would take. */
const took = ({ key, repeat }: KeyboardEvent): boolean => {
  const before = typed ?? '';
  if (key.length === 1) typed = before + key;
  else if (key === 'Backspace') typed = before.slice(0, -1);
  // The Enter that opened the record may still be held down.
  else if (key === 'Enter' && !repeat && before) typed = `${before}\n`;
  else return false;
  return true;
};

/**
 * A record is on its way: from now on letters are for the answer that is about to be written, never for the shortcuts of the
 * screen below.
 */
export const beginTypeAhead = (): void => {
  dropTypeAhead();
  typed = '';
  const timer = setTimeout(() => end(), mostMs);
  const leave = () => end();
  window.addEventListener('keydown', collect, true);
  window.addEventListener('pointerdown', leave);
  end = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', collect, true);
    window.removeEventListener('pointerdown', leave);
    end = () => {};
  };
};

/** What was typed until the field was there; letters are the field's own from now on. */
export const takeTypeAhead = (): string => {
  const words = typed ?? '';
  dropTypeAhead();
  return words;
};

/** Whoever goes away does not write. */
export const dropTypeAhead = (): void => {
  end();
  typed = undefined;
};
