import type { ButtonHTMLAttributes } from 'react';
import css from './text-button.module.css';

/** A button that looks like a link: it changes what is shown, and goes nowhere. */
export const TextButton = (button: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" className={css.button} {...button} />
);
