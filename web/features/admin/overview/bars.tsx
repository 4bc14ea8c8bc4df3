import css from './overview.module.css';

interface BarsProps {
  readonly title: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly labels: Readonly<Record<string, string>>;
}

/** Counts as labelled bars: readable as text, so no separate table is needed. */
export const Bars = ({ title, counts, labels }: BarsProps) => {
  const rows = Object.entries(labels).map(([key, label]) => ({ key, label, count: counts[key] ?? 0 }));
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section className={css.panel}>
      <h2>{title}</h2>
      <dl className={css.bars}>
        {rows.map(({ key, label, count }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {count > 0 && (
                <span
                  className={css.bar}
                  style={{ inlineSize: `${(count / most) * 100}%` }}
                  aria-hidden="true"
                />
              )}
              {count.toLocaleString('en-US')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
