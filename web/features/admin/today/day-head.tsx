import { DataList, Group, Text } from '@mantine/core';
import { summarizeLeads } from '#shared/domain/lead-stats.ts';
import { formatCount, pluralize } from '#web/lib/format.ts';
import { RowsLink } from '../parts/rows-link.tsx';
import type { SinceYesterday } from './since-yesterday.ts';
import type { TodayItem } from './today-item.ts';

/** Number of open items, and of leads since yesterday. */
export const DayHead = ({
  items,
  since: { leads, bookings },
}: {
  items: readonly TodayItem[];
  since: SinceYesterday;
}) => {
  const late = items.filter(({ urgency }) => urgency === 'overdue').length;
  const { answered, signed } = summarizeLeads(leads);
  const facts: readonly [name: string, label: string, value: number][] = [
    ['leads', leads.length === 1 ? 'new lead' : 'new leads', leads.length],
    ['answered', 'of them answered', answered],
    ['signed', 'of them signed', signed],
    ['bookings', bookings.length === 1 ? 'booking request' : 'booking requests', bookings.length],
  ];
  return (
    <Group component="header" justify="space-between" align="baseline" gap="0.5rem 2rem" mb="md">
      <Text role="status" ff="heading" fz="var(--size-xl)" fw={650} lh="var(--leading-tight)" lts="-0.022em">
        {items.length === 0
          ? 'Nothing to do'
          : late > 0
            ? `${pluralize(items.length, 'thing', 'things')} to do, ${formatCount(late)} overdue`
            : `${pluralize(items.length, 'thing', 'things')} to do`}
      </Text>
      <Group gap="0.25rem 1rem" align="baseline" fz="xs" c="dimmed">
        <DataList size="xs" labelWidth="0" style={{ flexFlow: 'row wrap', gap: '0.25rem 1rem' }}>
          {facts.map(([name, label, value]) => (
            <DataList.Item key={name} style={{ flexDirection: 'row-reverse', gap: '0.35em' }}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue c="var(--text)" fw={650}>
                <RowsLink search={value > 0 ? `?tab=today&rows=${name}` : undefined}>
                  {formatCount(value)}
                </RowsLink>
              </DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList>
        <p>since yesterday</p>
      </Group>
    </Group>
  );
};
