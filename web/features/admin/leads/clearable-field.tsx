import type { ReactNode } from 'react';
import css from './edit.module.css';

interface ClearableProps {
  readonly label: string;
  /** Whether the stored record has a value that could be cleared. */
  readonly stored: boolean;
  readonly cleared: boolean;
  readonly onClear: (cleared: boolean) => void;
  readonly children: ReactNode;
}

/** A blank field keeps the old value; clearing is its own, visible decision. */
export const Clearable = ({ label, stored, cleared, onClear, children }: ClearableProps) => (
  <div className={css.clearable}>
    {children}
    {stored && (
      <label className={css.clear}>
        <input type="checkbox" checked={cleared} onChange={(event) => onClear(event.target.checked)} /> Clear{' '}
        {label}
      </label>
    )}
  </div>
);
