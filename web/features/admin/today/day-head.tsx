import { DataList, Group, Text } from '@mantine/core';
import { formatCount } from '#web/lib/format.ts';
import type { SinceYesterday } from './since-yesterday.ts';
import type { TodayItem } from './today-item.ts';

const pluralize = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** Number of open items, and what happened since yesterday. */
export const DayHead = ({
  items,
  figures: counts,
}: {
  items: readonly TodayItem[];
  figures: SinceYesterday;
}) => {
  const late = items.filter(({ urgency }) => urgency === 'overdue').length;
  const facts: readonly [string, number][] = [
    ['new leads', counts.leads],
    ['answered', counts.answered],
    ['booked', counts.bookings],
    ['signed', counts.signed],
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
          {facts.map(([label, value]) => (
            <DataList.Item key={label} style={{ flexDirection: 'row-reverse', gap: '0.35em' }}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue c="var(--text)" fw={650}>
                {formatCount(value)}
              </DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList>
        <p>since yesterday</p>
      </Group>
    </Group>
  );
};
