import type { ButtonHTMLAttributes } from 'react';
import css from './action.module.css';

interface ActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The one that is wanted most. */
  readonly strong?: boolean;
  readonly danger?: boolean;
}

/** A quiet button of a card: many stand below each other, so only the one wanted most has an outline. */
export const Action = ({ strong, danger, ...button }: ActionProps) => (
  <button
    type="button"
    className={css.action}
    data-strong={strong || undefined}
    data-danger={danger || undefined}
    {...button}
  />
);
