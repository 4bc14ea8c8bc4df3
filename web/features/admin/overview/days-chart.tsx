import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import type { Overview } from '#shared/api/admin-overview.ts';
import css from './overview.module.css';

const series = [
  { name: 'contacts', label: 'Contacts', color: 'accent.7' },
  { name: 'bookings', label: 'Consultation requests', color: 'spark.5' },
  { name: 'clients', label: 'Added by hand', color: 'dark.3' },
  { name: 'subscribers', label: 'Subscribers', color: 'accent.3' },
];
const shortDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** New leads per UTC day, stacked by kind, with the same figures as a table. */
export const DaysChart = ({ days }: { days: Overview['days'] }) => {
  const data = days.map((entry) => ({ ...entry, label: shortDay(entry.day) }));
  return (
    <section className={css.panel}>
      <h2>New leads per day</h2>
      <div className={css.chart} aria-hidden="true">
        <BarChart
          h={240}
          data={data}
          dataKey="label"
          type="stacked"
          series={series}
          withLegend
          tickLine="none"
          gridAxis="x"
          yAxisProps={{ allowDecimals: false, width: 32 }}
          barProps={{ isAnimationActive: false, radius: 2 }}
          barChartProps={{ accessibilityLayer: false }}
        />
      </div>
      <details>
        <summary>Show the figures as a table</summary>
        <div className={css.scroller}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">Day</th>
                {series.map(({ name, label }) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...data].reverse().map((entry) => (
                <tr key={entry.day}>
                  <th scope="row">{entry.label}</th>
                  <td>{entry.contacts}</td>
                  <td>{entry.bookings}</td>
                  <td>{entry.clients}</td>
                  <td>{entry.subscribers}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
};
