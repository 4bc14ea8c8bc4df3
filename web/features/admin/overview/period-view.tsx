import { SimpleGrid } from '@mantine/core';
import { isLanguageCode, languages } from '#shared/domain/languages.ts';
import type { LeadGroup, LeadSelection } from '#shared/domain/lead-stats.ts';
import { leadChannels, leadPages, leadSources } from '#shared/domain/lead-statuses.ts';
import { formatPercent } from '#web/lib/format.ts';
import { conversationsSearch } from '../data/conversations-search.ts';
import { StatCards } from '../parts/stat-cards.tsx';
import { PeriodChange } from './change.tsx';
import { DaysChart } from './days-chart.tsx';
import {
  compareRows,
  count,
  formatDuration,
  funnelRows,
  type Metric,
  type Period,
  type Periods,
  type Row,
} from './stats.ts';
import { StatsTable } from './stats-table.tsx';

const labelFrom =
  (labels: Readonly<Record<string, string>>) =>
  (name: string): string =>
    labels[name] ?? name;
const languageName = (code: string): string => (isLanguageCode(code) ? languages[code].name : code);

const inTimeShare = ({ answered, inTime }: Period): number | undefined =>
  answered > 0 ? inTime / answered : undefined;

/** Share of a channel's visits that became leads; a dash if no visits were counted, or fewer than leads. */
const conversionRate =
  ({ visitsByChannel }: Period) =>
  ({ name, count: leads }: Row): string => {
    const visits = visitsByChannel[name] ?? 0;
    return visits > 0 && visits >= leads ? `${formatPercent(leads / visits)} of ${count(visits)}` : '–';
  };

const visitsHint = 'Visits are counted without cookies or profiles, so there is nothing to list.';

/** Responsive grid of panels. */
export const columns = { minColWidth: 'min(20rem, 100%)', autoFlow: 'auto-fit', spacing: 'sm' } as const;

interface PeriodViewProps {
  readonly periods: Periods;
  /** Query that shows a selection's leads in this or the previous period. */
  readonly rowsSearch: (selection: LeadSelection, previous: boolean) => string;
  /** False while the lists of leads are still loading. */
  readonly known: boolean;
  readonly metric: Metric;
  readonly onMetric: (metric: Metric) => void;
}

/** Statistics for the chosen period beside the equally long period before it. */
export const PeriodView = ({ periods, rowsSearch, known, metric, onMetric }: PeriodViewProps) => {
  const { current, previous } = periods;
  const stat = (label: string, name: 'visits' | 'chats' | 'leads' | 'signed') => ({
    label,
    value: current[name],
    note: <PeriodChange now={current[name]} before={previous[name]} />,
    search:
      name === 'leads' || name === 'signed'
        ? rowsSearch(name, false)
        : name === 'chats'
          ? conversationsSearch(current)
          : undefined,
    hint: name === 'visits' ? visitsHint : undefined,
  });
  const searchFor =
    (group: LeadGroup) =>
    ({ name }: Row, isPrevious: boolean) =>
      rowsSearch(`${group}:${name}`, isPrevious);
  const [median, medianBefore] = [current.medianMinutes, previous.medianMinutes];
  const [soon, soonBefore] = [inTimeShare(current), inTimeShare(previous)];
  const ofVisits = new Map(funnelRows(current, previous).map(({ name, ofVisits: share }) => [name, share]));
  const noLeads = 'No leads in this period or the one before.';
  return (
    <>
      <StatCards
        known={known}
        stats={[
          stat('Visits', 'visits'),
          stat('Chats', 'chats'),
          stat('Leads', 'leads'),
          stat('Signed', 'signed'),
          {
            label: 'Median time to answer',
            value: median === undefined ? '–' : formatDuration(median),
            search: rowsSearch('answered', false),
            note: <PeriodChange now={median} before={medianBefore} format={formatDuration} better="down" />,
          },
          {
            label: 'Answered within 24 h',
            value: soon === undefined ? '–' : formatPercent(soon),
            search: rowsSearch('inTime', false),
            note: <PeriodChange now={soon} before={soonBefore} format={formatPercent} />,
          },
        ]}
      />
      <DaysChart
        periods={periods}
        metric={metric}
        onMetric={onMetric}
        daySearch={(day, isPrevious) =>
          metric === 'leads'
            ? rowsSearch(`day:${day}`, isPrevious)
            : metric === 'chats'
              ? conversationsSearch({ from: day, to: day })
              : undefined
        }
      />
      <SimpleGrid {...columns}>
        <StatsTable
          title="From visit to signature"
          unit="Now"
          rows={funnelRows(current, previous)}
          search={({ name }, isPrevious) =>
            name === 'leads' || name === 'signed'
              ? rowsSearch(name, isPrevious)
              : name === 'chats'
                ? conversationsSearch(isPrevious ? previous : current)
                : undefined
          }
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
          rows={compareRows(current.byChannel, previous.byChannel, labelFrom(leadChannels))}
          search={searchFor('channel')}
          extraColumn={{ head: 'Of the visits', of: conversionRate(current) }}
          compared
          empty={noLeads}
        />
      </SimpleGrid>
      <SimpleGrid {...columns}>
        <StatsTable
          title="Leads by source"
          unit="Leads"
          rows={compareRows(current.bySource, previous.bySource, labelFrom(leadSources))}
          search={searchFor('source')}
          compared
          empty={noLeads}
        />
        <StatsTable
          title="Leads by page"
          unit="Leads"
          rows={compareRows(current.byPage, previous.byPage, labelFrom(leadPages))}
          search={searchFor('page')}
          compared
          empty={noLeads}
        />
        <StatsTable
          title="Languages"
          unit="Leads"
          rows={compareRows(current.byLanguage, previous.byLanguage, languageName)}
          search={searchFor('language')}
          compared
          empty={noLeads}
        />
      </SimpleGrid>
    </>
  );
};
