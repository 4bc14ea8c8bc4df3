import type { SinceYesterday } from './since-yesterday.ts';
import css from './today.module.css';
import type { TodayItem } from './today-item.ts';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** How much there is, in one sentence, and what happened since yesterday. */
export const DayHead = ({ items, figures }: { items: readonly TodayItem[]; figures: SinceYesterday }) => {
  const late = items.filter(({ urgency }) => urgency === 'overdue').length;
  const facts: readonly [string, number][] = [
    ['new leads', figures.leads],
    ['answered', figures.answered],
    ['booked', figures.bookings],
    ['signed', figures.signed],
  ];
  return (
    <header className={css.head}>
      <p className={css.sentence} role="status">
        {items.length === 0
          ? 'Nothing to do'
          : late > 0
            ? `${counted(items.length, 'thing', 'things')} to do, ${late.toLocaleString('en-US')} overdue`
            : `${counted(items.length, 'thing', 'things')} to do`}
      </p>
      <div className={css.since}>
        <dl className={css.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value.toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
        <p>since yesterday</p>
      </div>
    </header>
  );
};
