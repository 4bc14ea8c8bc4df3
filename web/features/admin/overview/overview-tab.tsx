import { Alert, Group, List, SegmentedControl, SimpleGrid, Skeleton, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { getOverview, type Overview } from '#shared/api/admin-overview.ts';
import { clientStatuses, contactStatuses } from '#shared/domain/lead-statuses.ts';
import { formatPrice } from '#shared/domain/money.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useRead } from '#web/lib/query.ts';
import { oneOf, useQueryState } from '#web/lib/url-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { adminRefreshMs } from '../data/use-list.ts';
import { Quiet } from '../parts/quiet.tsx';
import { StatCards } from '../parts/stat-cards.tsx';
import { metrics } from './days-chart.tsx';
import { columns, PeriodView } from './period-view.tsx';
import { formatPercent, formatPeriod, type Metric } from './stats.ts';
import { StatsTable } from './stats-table.tsx';

const defaults = { days: '30', show: 'leads' };
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
const Pipeline = ({ data }: { data: Overview }) => (
  <>
    <Title order={2} size="h3" mt="md">
      Current pipeline
    </Title>
    <StatCards
      stats={[
        { label: 'Contacts', value: data.contacts.total },
        { label: 'Client projects', value: data.clients.total },
        { label: 'Subscribers', value: data.subscribers.total },
        { label: 'Conversion', value: formatPercent(data.conversion), note: 'contacts that signed' },
        { label: 'Monthly revenue', value: formatPrice(data.monthlyRevenue), note: 'signed × price' },
        { label: 'Open quotes', value: formatPrice(data.openQuotes) },
      ]}
    />
    <SimpleGrid {...columns}>
      <StatsTable
        title="Contacts by status"
        unit="Contacts"
        rows={statusRows(contactStatuses, data.contacts.byStatus)}
      />
      <StatsTable
        title="Projects by status"
        unit="Projects"
        rows={statusRows(clientStatuses, data.clients.byStatus)}
      />
    </SimpleGrid>
  </>
);

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

/** Pipeline statistics, all read from counters that are updated on write. */
export const OverviewTab = () => {
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
      {problem && shown && <p role="alert">{problem}. What you see may be out of date.</p>}
      {!shown &&
        (problem ? (
          <Empty title={problem}>
            <Button onClick={reload}>Retry</Button>
          </Empty>
        ) : (
          <Loading />
        ))}
      {shown && (
        <Stack gap="sm" aria-busy={!data}>
          {shown.failedNotifications.length > 0 && <Undelivered failed={shown.failedNotifications} />}
          <PeriodView
            periods={shown.periods}
            metric={oneOf(query.show, metricNames, 'leads')}
            onMetric={(show) => setQuery({ show })}
          />
          <Pipeline data={shown} />
        </Stack>
      )}
    </>
  );
};
