import type { ReactNode } from 'react';
import css from './table.module.css';

interface TableProps {
  /** What a screen reader calls the region, which can be scrolled by keyboard where the table is wider than the screen. */
  readonly label: string;
  readonly size?: 'small' | 'medium';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A table of figures on a public page: names at the start of a row, figures under each other. */
export const Table = ({ label, size = 'medium', className, children }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone must be scrollable by keyboard
  <section className={css.scroll} tabIndex={0} aria-label={label}>
    <table className={[css.table, css[size], className].filter(Boolean).join(' ')}>{children}</table>
  </section>
);
