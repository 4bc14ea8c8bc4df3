import { Group } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '#web/ui/icons.tsx';
import { compare, count } from './stats.ts';

interface ChangeProps {
  readonly now: number | undefined;
  readonly before: number | undefined;
  readonly format?: (value: number) => string;
  /** Direction that counts as good. */
  readonly better?: 'up' | 'down';
}

/**
 * Change against the previous period: '↗ from 8'. Screen readers hear 'up' or 'down' in place of the arrow.
 */
export const PeriodChange = ({ now, before, format = count, better = 'up' }: ChangeProps) => {
  if (!now && !before) return null;
  if (before === undefined) return <span>none before</span>;
  if (now === undefined) return <span>{format(before)} before</span>;
  const change = compare(now, before);
  if (change === 'same' || format(now) === format(before)) return <span>unchanged</span>;
  const Arrow = change === 'up' ? IconArrowUpRight : IconArrowDownRight;
  return (
    <Group
      component="span"
      display="inline-flex"
      gap={3}
      c={change === better ? 'var(--success)' : 'var(--warning)'}
    >
      <Arrow size={14} aria-hidden="true" />
      <span className="visually-hidden">{change}</span> from {format(before)}
    </Group>
  );
};
