import { SimpleGrid } from '@mantine/core';
import type { Overview, OverviewPeriod } from '#shared/api/admin-overview.ts';
import { isLanguageCode, languages } from '#shared/domain/languages.ts';
import { leadChannels, leadPages, leadSources } from '#shared/domain/lead-statuses.ts';
import { StatCards } from '../parts/stat-cards.tsx';
import { Change } from './change.tsx';
import { DaysChart } from './days-chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { count, duration, funnelOf, type Metric, percent, type Row, rowsOf } from './figures.ts';

const named =
  (labels: Readonly<Record<string, string>>) =>
  (name: string): string =>
    labels[name] ?? name;
const languageName = (code: string): string => (isLanguageCode(code) ? languages[code].name : code);

const inTime = ({ response }: OverviewPeriod): number | undefined =>
  response.answered > 0 ? response.inTime / response.answered : undefined;

/** Share of a channel's visits that became leads; a dash if no visits were counted, or fewer than leads. */
const rate =
  ({ visitsByChannel }: OverviewPeriod) =>
  ({ name, count: leads }: Row): string => {
    const visits = visitsByChannel[name] ?? 0;
    return visits > 0 && visits >= leads ? `${percent(leads / visits)} of ${count(visits)}` : '–';
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
  const figure = (label: string, name: 'visits' | 'chats' | 'leads' | 'signed') => ({
    label,
    value: current[name],
    note: <Change now={current[name]} before={previous[name]} />,
  });
  const [median, medianBefore] = [current.response.medianHours, previous.response.medianHours];
  const [soon, soonBefore] = [inTime(current), inTime(previous)];
  const ofVisits = new Map(funnelOf(current, previous).map(({ name, ofVisits: share }) => [name, share]));
  const leads = { now: current.leads, before: previous.leads };
  const noLeads = 'No leads in this period or the one before.';
  return (
    <>
      <StatCards
        stats={[
          figure('Visits', 'visits'),
          figure('Chats', 'chats'),
          figure('Leads', 'leads'),
          figure('Signed', 'signed'),
          {
            label: 'Median time to answer',
            value: median === undefined ? '–' : `about ${duration(median)}`,
            note: <Change now={median} before={medianBefore} format={duration} better="down" />,
          },
          {
            label: 'Answered within 24 h',
            value: soon === undefined ? '–' : percent(soon),
            note: <Change now={soon} before={soonBefore} format={percent} />,
          },
        ]}
      />
      <DaysChart periods={periods} metric={metric} onMetric={onMetric} />
      <SimpleGrid {...columns}>
        <FigureTable
          title="From visit to signature"
          what="Now"
          rows={funnelOf(current, previous)}
          further={{
            head: 'Of the visits',
            of: ({ name }) => {
              const share = ofVisits.get(name);
              return share === undefined ? '' : percent(share);
            },
          }}
          compared
          note="A visit counts when somebody touches a page or has it open for twelve seconds. A lead needs no chat."
        />
        <FigureTable
          title="What brought them here"
          what="Leads"
          rows={rowsOf(current.byChannel, previous.byChannel, named(leadChannels), leads)}
          further={{ head: 'Of the visits', of: rate(current) }}
          compared
          empty={noLeads}
        />
      </SimpleGrid>
      <SimpleGrid {...columns}>
        <FigureTable
          title="Where leads were made"
          what="Leads"
          rows={rowsOf(current.bySource, previous.bySource, named(leadSources), leads)}
          compared
          empty={noLeads}
        />
        <FigureTable
          title="Pages they wrote from"
          what="Leads"
          rows={rowsOf(current.byPage, previous.byPage, named(leadPages), leads)}
          compared
          empty={noLeads}
        />
        <FigureTable
          title="Languages"
          what="Leads"
          rows={rowsOf(current.byLanguage, previous.byLanguage, languageName, leads)}
          compared
          empty={noLeads}
        />
      </SimpleGrid>
    </>
  );
};
