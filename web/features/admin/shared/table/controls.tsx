import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import css from './cells.module.css';

interface RowButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'className' | 'style'> {
  readonly danger?: boolean;
  /** Shows an icon instead of a label. */
  readonly icon?: boolean;
}

/** A row action, styled quietly so that rows of buttons don't distract from the text. */
export const RowButton = ({ danger, icon, ...button }: RowButtonProps) => (
  <button
    type="button"
    {...button}
    className={css.button}
    data-danger={danger || undefined}
    data-icon={icon || undefined}
  />
);

interface TickBoxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Some, but not all, rows are selected. */
  readonly some?: boolean;
  readonly onTick: (on: boolean, range: boolean) => void;
}

/** The checkbox that selects a row, or all of them. */
export const TickBox = ({ label, checked, some = false, onTick }: TickBoxProps) => {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={css.box}
      aria-label={label}
      checked={checked}
      onChange={() => undefined}
      onClick={(event) => onTick(event.currentTarget.checked, event.shiftKey)}
    />
  );
};
