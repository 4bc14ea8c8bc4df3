import type { ReactNode } from 'react';
import css from './table.module.css';

interface TableProps {
  /**
   * The accessible name of the region, which the keyboard scrolls when the table is wider than the screen.
   */
  readonly label: string;
  readonly size?: 'small' | 'medium';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A table of numbers on a public page, with row headers. */
export const Table = ({ label, size = 'medium', className, children }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone must be scrollable by keyboard
  <section className={css.scroll} tabIndex={0} aria-label={label}>
    <table className={[css.table, css[size], className].filter(Boolean).join(' ')}>{children}</table>
  </section>
);
