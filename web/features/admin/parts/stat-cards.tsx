import type { ReactNode } from 'react';
import css from './stat-cards.module.css';

export interface Stat {
  readonly label: string;
  readonly value: string | number;
  readonly note?: ReactNode;
}

interface StatCardsProps {
  readonly stats: readonly Stat[];
  /** False until the figures are there: a nought would be a statement. */
  readonly known?: boolean;
}

/** Figures that can be read across a room. */
export const StatCards = ({ stats, known = true }: StatCardsProps) => (
  <dl className={css.stats}>
    {stats.map(({ label, value, note }) => (
      <div key={label} className={css.stat}>
        <dt>{label}</dt>
        <dd>{!known ? '–' : typeof value === 'number' ? value.toLocaleString('en-US') : value}</dd>
        {note && <dd className={css.note}>{note}</dd>}
      </div>
    ))}
  </dl>
);
