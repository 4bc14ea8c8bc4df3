import { SimpleGrid } from '@mantine/core';
import type { Overview, OverviewPeriod } from '#shared/api/admin-overview.ts';
import { isLanguageCode, languages } from '#shared/domain/languages.ts';
import { leadChannels, leadPages, leadSources } from '#shared/domain/lead-statuses.ts';
import { StatCards } from '../parts/stat-cards.tsx';
import { PeriodChange } from './change.tsx';
import { DaysChart } from './days-chart.tsx';
import {
  compareRows,
  count,
  formatDuration,
  formatPercent,
  funnelRows,
  type Metric,
  type Row,
} from './stats.ts';
import { StatsTable } from './stats-table.tsx';

const labelFrom =
  (labels: Readonly<Record<string, string>>) =>
  (name: string): string =>
    labels[name] ?? name;
const languageName = (code: string): string => (isLanguageCode(code) ? languages[code].name : code);

const inTimeShare = ({ response }: OverviewPeriod): number | undefined =>
  response.answered > 0 ? response.inTime / response.answered : undefined;

/** Share of a channel's visits that became leads; a dash if no visits were counted, or fewer than leads. */
const conversionRate =
  ({ visitsByChannel }: OverviewPeriod) =>
  ({ name, count: leads }: Row): string => {
    const visits = visitsByChannel[name] ?? 0;
    return visits > 0 && visits >= leads ? `${formatPercent(leads / visits)} of ${count(visits)}` : '–';
  };

/** Responsive grid of panels. */
export const columns = { minColWidth: 'min(20rem, 100%)', autoFlow: 'auto-fit', spacing: 'sm' } as const;

interface PeriodViewProps {
  readonly periods: Overview['periods'];
  readonly metric: Metric;
  readonly onMetric: (metric: Metric) => void;
}

/** Statistics of the chosen period beside the equally long one before it. */
export const PeriodView = ({ periods, metric, onMetric }: PeriodViewProps) => {
  const { current, previous } = periods;
  const stat = (label: string, name: 'visits' | 'chats' | 'leads' | 'signed') => ({
    label,
    value: current[name],
    note: <PeriodChange now={current[name]} before={previous[name]} />,
  });
  const [median, medianBefore] = [current.response.medianHours, previous.response.medianHours];
  const [soon, soonBefore] = [inTimeShare(current), inTimeShare(previous)];
  const ofVisits = new Map(funnelRows(current, previous).map(({ name, ofVisits: share }) => [name, share]));
  const leads = { now: current.leads, before: previous.leads };
  const noLeads = 'No leads in this period or the one before.';
  return (
    <>
      <StatCards
        stats={[
          stat('Visits', 'visits'),
          stat('Chats', 'chats'),
          stat('Leads', 'leads'),
          stat('Signed', 'signed'),
          {
            label: 'Median time to answer',
            value: median === undefined ? '–' : `about ${formatDuration(median)}`,
            note: <PeriodChange now={median} before={medianBefore} format={formatDuration} better="down" />,
          },
          {
            label: 'Answered within 24 h',
            value: soon === undefined ? '–' : formatPercent(soon),
            note: <PeriodChange now={soon} before={soonBefore} format={formatPercent} />,
          },
        ]}
      />
      <DaysChart periods={periods} metric={metric} onMetric={onMetric} />
      <SimpleGrid {...columns}>
        <StatsTable
          title="From visit to signature"
          unit="Now"
          rows={funnelRows(current, previous)}
          extraColumn={{
            head: 'Of the visits',
            of: ({ name }) => {
              const share = ofVisits.get(name);
              return share === undefined ? '' : formatPercent(share);
            },
          }}
          compared
          note="A visit counts when somebody touches a page or has it open for twelve seconds. A lead needs no chat."
        />
        <StatsTable
          title="Leads by channel"
          unit="Leads"
          rows={compareRows(current.byChannel, previous.byChannel, labelFrom(leadChannels), leads)}
          extraColumn={{ head: 'Of the visits', of: conversionRate(current) }}
          compared
          empty={noLeads}
        />
      </SimpleGrid>
      <SimpleGrid {...columns}>
        <StatsTable
          title="Leads by source"
          unit="Leads"
          rows={compareRows(current.bySource, previous.bySource, labelFrom(leadSources), leads)}
          compared
          empty={noLeads}
        />
        <StatsTable
          title="Leads by page"
          unit="Leads"
          rows={compareRows(current.byPage, previous.byPage, labelFrom(leadPages), leads)}
          compared
          empty={noLeads}
        />
        <StatsTable
          title="Languages"
          unit="Leads"
          rows={compareRows(current.byLanguage, previous.byLanguage, languageName, leads)}
          compared
          empty={noLeads}
        />
      </SimpleGrid>
    </>
  );
};
