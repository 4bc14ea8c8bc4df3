import { Alert, Group, List, SegmentedControl, SimpleGrid, Skeleton, Stack, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { getOverview, type Overview, type OverviewPeriod } from '#shared/api/admin-overview.ts';
import {
  isOpenQuote,
  type LeadSelection,
  leadsIn,
  type SalesLead,
  selectLeads,
  summarizeLeads,
  summarizePipeline,
} from '#shared/domain/lead-stats.ts';
import { clientStatuses, contactStatuses } from '#shared/domain/lead-statuses.ts';
import { formatPrice } from '#shared/domain/money.ts';
import { formatDateTime, formatPercent } from '#web/lib/format.ts';
import { useRead } from '#web/lib/query.ts';
import { oneOf, useQueryState } from '#web/lib/url-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import type { Portal } from '../data/portal.ts';
import { adminRefreshMs } from '../data/use-list.ts';
import { CountedLeads } from '../leads/counted-rows.tsx';
import { Quiet } from '../parts/quiet.tsx';
import { StatCards } from '../parts/stat-cards.tsx';
import { metrics } from './days-chart.tsx';
import { columns, PeriodView } from './period-view.tsx';
import { formatPeriod, type Metric, toSpan, withLeads } from './stats.ts';
import { StatsTable } from './stats-table.tsx';

const defaults = { days: '30', show: 'leads', rows: '', span: '' };
const spans = ['7', '30', '90'] as const;
const metricNames = Object.keys(metrics) as Metric[];

const Undelivered = ({ failed }: { failed: Overview['failedNotifications'] }) => (
  <Alert color="red" title="Notifications that could not be delivered">
    <p>The leads themselves are safe and in the lists. Check the e-mail or webhook settings.</p>
    <List size="sm" withPadding>
      {failed.map(({ id, at, channel, reason }) => (
        <List.Item key={id}>
          {formatDateTime(at)}, {channel}: {reason}
        </List.Item>
      ))}
    </List>
  </Alert>
);

const statusRows = (labels: Readonly<Record<string, string>>, counts: Readonly<Record<string, number>>) =>
  Object.entries(labels).map(([name, label]) => ({ name, label, count: counts[name] ?? 0, before: 0 }));

/** All-time totals. */
const Pipeline = ({
  pipeline,
  subscribers,
  known,
}: {
  pipeline: ReturnType<typeof summarizePipeline>;
  subscribers: number;
  known: boolean;
}) => {
  const signed = '?tab=contacts&status=signed';
  return (
    <>
      <Title order={2} size="h3" mt="md">
        Current pipeline
      </Title>
      <StatCards
        known={known}
        stats={[
          { label: 'Contacts', value: pipeline.contacts.total, search: '?tab=contacts' },
          { label: 'Client projects', value: pipeline.clients.total, search: '?tab=clients' },
          { label: 'Subscribers', value: subscribers, search: '?tab=subscribers' },
          {
            label: 'Conversion',
            value: formatPercent(pipeline.conversion),
            note: 'contacts that signed',
            search: signed,
          },
          {
            label: 'Monthly revenue',
            value: formatPrice(pipeline.monthlyRevenue),
            note: 'signed × price',
            search: signed,
          },
          {
            label: 'Open quotes',
            value: formatPrice(pipeline.openQuotes),
            note: 'quoted or in progress',
            search: '?tab=overview&rows=quotes',
          },
        ]}
      />
      <SimpleGrid {...columns}>
        <StatsTable
          title="Contacts by status"
          unit="Contacts"
          rows={statusRows(contactStatuses, pipeline.contacts.byStatus)}
          search={({ name }) => `?tab=contacts&status=${name}`}
        />
        <StatsTable
          title="Projects by status"
          unit="Projects"
          rows={statusRows(clientStatuses, pipeline.clients.byStatus)}
          search={({ name }) => `?tab=clients&cstatus=${name}`}
        />
      </SimpleGrid>
    </>
  );
};

const selectionTitles: Readonly<Record<string, string>> = {
  leads: 'Leads',
  signed: 'Signed leads',
  answered: 'Answered leads',
  inTime: 'Leads answered in time',
  quotes: 'Open quotes',
};

const Loading = () => (
  <Stack gap="sm" role="status" aria-label="Loading the overview">
    <Skeleton h={92} />
    <Skeleton h={348} />
    <SimpleGrid {...columns}>
      <Skeleton h={260} />
      <Skeleton h={260} />
    </SimpleGrid>
  </Stack>
);

/** Statistics of leads and pipeline, counted from the portal's lists. The server adds visits and chats. */
export const OverviewTab = ({
  contacts,
  clients,
  onPerson,
}: Pick<Portal, 'contacts' | 'clients' | 'onPerson'>) => {
  const [query, setQuery] = useQueryState(defaults);
  const days = oneOf(query.days, spans, '30');
  const { data, problem, reload } = useRead(
    getOverview,
    { query: { days } },
    { failure: 'Couldn’t load the overview', pollMs: adminRefreshMs },
  );
  // Keep showing the last period while the next one loads, so the layout does not jump.
  const [last, setLast] = useState<Overview>();
  if (data && data !== last) setLast(data);
  const shown = data ?? last;
  const [people, projects] = [contacts.rows, clients.rows];
  const counted = useMemo(() => {
    if (!shown) return undefined;
    const leadsOf = (period: OverviewPeriod) => leadsIn(people, projects, toSpan(period));
    const { current, previous } = shown.periods;
    const leads = { current: leadsOf(current), previous: leadsOf(previous) };
    return {
      leads,
      periods: {
        current: withLeads(current, summarizeLeads(leads.current)),
        previous: withLeads(previous, summarizeLeads(leads.previous)),
      },
      pipeline: summarizePipeline(people, projects),
    };
  }, [shown, people, projects]);
  const known = contacts.complete && clients.complete;
  const failed = [contacts, clients].find(({ state }) => state === 'failed');
  const selected = (): readonly SalesLead[] => {
    if (query.rows === 'quotes')
      return projects.filter(isOpenQuote).map((lead) => ({ kind: 'clients', lead }) as const);
    return selectLeads(counted?.leads[query.span === 'previous' ? 'previous' : 'current'] ?? [], query.rows);
  };
  const rowsSearch = (selection: LeadSelection, isPrevious: boolean) =>
    `?${new URLSearchParams({ tab: 'overview', days, show: query.show, rows: selection, ...(isPrevious ? { span: 'previous' } : {}) })}`;

  return (
    <>
      <Group gap="sm">
        <SegmentedControl
          aria-label="Period"
          value={days}
          data={spans.map((value) => ({ value, label: `${value} days` }))}
          onChange={(value) => setQuery({ days: value })}
        />
        {shown && (
          <Quiet>
            {formatPeriod(shown.periods.current)}, compared with {formatPeriod(shown.periods.previous)}
          </Quiet>
        )}
      </Group>
      {problem && shown && (
        <Alert color="red" role="alert" title={problem}>
          These numbers may be out of date.
        </Alert>
      )}
      {failed && (
        <Alert color="red" role="alert" title={failed.problem}>
          <Button onClick={() => void failed.refresh()}>Retry</Button>
        </Alert>
      )}
      {!shown &&
        (problem ? (
          <Empty title={problem}>
            <Button onClick={reload}>Retry</Button>
          </Empty>
        ) : (
          <Loading />
        ))}
      {shown && counted && (
        <Stack gap="sm" aria-busy={!data || !known}>
          {shown.failedNotifications.length > 0 && <Undelivered failed={shown.failedNotifications} />}
          <PeriodView
            periods={counted.periods}
            rowsSearch={rowsSearch}
            known={known}
            metric={oneOf(query.show, metricNames, 'leads')}
            onMetric={(show) => setQuery({ show })}
          />
          <Pipeline pipeline={counted.pipeline} subscribers={shown.subscribers.total} known={known} />
          {query.rows && known && (
            <CountedLeads
              title={selectionTitles[query.rows] ?? 'Leads'}
              leads={selected()}
              onPerson={onPerson}
              onClose={() => setQuery({ rows: '', span: '' })}
            />
          )}
        </Stack>
      )}
    </>
  );
};
