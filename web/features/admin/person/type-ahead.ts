import { isTyping } from '../parts/is-typing.ts';

/** Longer than a record takes to load; after that the owner can see that it failed. */
const maxMs = 20_000;

let typed: string | undefined;
let end = (): void => {};

const collect = (event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isTyping(event.target)) end();
  else if (event.key === 'Escape' || event.key === 'Tab') cancelTypeAhead();
  else if (applyKey(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
};

/** Applies a key to the buffer as a text field would; returns false for keys it ignores. */
const applyKey = ({ key, repeat }: KeyboardEvent): boolean => {
  const before = typed ?? '';
  if (key.length === 1) typed = before + key;
  else if (key === 'Backspace') typed = before.slice(0, -1);
  // Ignore key repeat: the Enter that opened the record may still be held down.
  else if (key === 'Enter' && !repeat && before) typed = `${before}\n`;
  else return false;
  return true;
};

/**
 * Buffers keystrokes while a record loads, so that they end up in the reply and don't trigger shortcuts of
 * the screen below.
 */
export const startTypeAhead = (): void => {
  cancelTypeAhead();
  typed = '';
  const timer = setTimeout(() => end(), maxMs);
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

/** Returns the buffered text and stops buffering. */
export const consumeTypeAhead = (): string => {
  const words = typed ?? '';
  cancelTypeAhead();
  return words;
};

/** Discards the buffered text and stops buffering. */
export const cancelTypeAhead = (): void => {
  end();
  typed = undefined;
};
