import { getOverview } from '#shared/api/admin-overview.ts';
import { clientStatuses, contactStatuses, leadChannels, leadSources } from '#shared/domain/lead-statuses.ts';
import { formatPrice } from '#shared/domain/money.ts';
import { useRead } from '#web/lib/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { momentText } from '../data/dates.ts';
import { adminRefreshMs } from '../data/use-collection.ts';
import { oneOf, useQueryState } from '../data/use-query-state.ts';
import { FilterBar, Select } from '../parts/filter-bar.tsx';
import { StatCards } from '../parts/stat-cards.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { Bars } from './bars.tsx';
import { DaysChart } from './days-chart.tsx';
import css from './overview.module.css';

const defaults = { days: '30' };
const spans = { '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' } as const;
type Span = keyof typeof spans;

const percent = (share: number): string =>
  share.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });

const duration = (hours: number): string =>
  hours < 1 ? `${Math.max(1, Math.round(hours * 60))} min` : `${hours.toFixed(1)} h`;

/** Where a lead can be made; a project that came of a contact was made there. */
const { contact: _, ...sourceLabels } = leadSources;

/** The pipeline in figures, all of them from counters that the writes keep. */
export const OverviewTab = () => {
  const [query, setQuery] = useQueryState(defaults);
  const days = oneOf<Span>(query.days, Object.keys(spans) as Span[], '30');
  const { data, problem, reload } = useRead(
    getOverview,
    { query: { days } },
    { failure: 'Failed to fetch the overview', everyMs: adminRefreshMs },
  );

  if (!data && problem) {
    return (
      <Empty title={problem}>
        <Button onClick={reload}>Retry</Button>
      </Empty>
    );
  }
  if (!data) return <Waiting label="Loading the overview" />;
  const { response } = data;
  const inTime = response.answered ? percent(response.inTime / response.answered) : '—';
  return (
    <>
      <FilterBar>
        <Select label="Period" value={days} options={spans} onChange={(value) => setQuery({ days: value })} />
      </FilterBar>
      {problem && <p role="alert">{problem}. What you see may be out of date.</p>}
      <StatCards
        stats={[
          { label: 'Contacts', value: data.contacts.total },
          { label: 'Client projects', value: data.clients.total },
          { label: 'Conversion', value: percent(data.conversion), note: 'contacts that signed' },
          { label: 'Monthly revenue', value: formatPrice(data.monthlyRevenue), note: 'signed × price' },
          { label: 'Open quotes', value: formatPrice(data.openQuotes) },
          {
            label: 'Answered within 24 h',
            value: inTime,
            note: response.answered ? `${duration(response.meanHours)} on average` : 'no answers yet',
          },
        ]}
      />
      <DaysChart days={data.days} />
      <div className={css.columns}>
        <Bars title="Contacts by status" counts={data.contacts.byStatus} labels={contactStatuses} />
        <Bars title="Projects by status" counts={data.clients.byStatus} labels={clientStatuses} />
        <Bars title="Where leads were made" counts={data.leads.bySource} labels={sourceLabels} />
        <Bars title="What brought them here" counts={data.contacts.byChannel} labels={leadChannels} />
      </div>
      {data.failedNotifications.length > 0 && (
        <section className={css.panel}>
          <h2>Notifications that could not be delivered</h2>
          <p>The leads themselves are safe and in the lists. Check the e-mail or webhook settings.</p>
          <ul>
            {data.failedNotifications.map(({ id, at, channel, reason }) => (
              <li key={id}>
                {momentText(at)}, {channel}: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
