import css from './stat-cards.module.css';

interface Stat {
  readonly label: string;
  readonly value: string | number;
  readonly note?: string;
}

/** Figures that can be read across a room. */
export const StatCards = ({ stats }: { stats: readonly Stat[] }) => (
  <dl className={css.stats}>
    {stats.map(({ label, value, note }) => (
      <div key={label} className={css.stat}>
        <dt>{label}</dt>
        <dd>{typeof value === 'number' ? value.toLocaleString('en-US') : value}</dd>
        {note && <dd className={css.note}>{note}</dd>}
      </div>
    ))}
  </dl>
);
