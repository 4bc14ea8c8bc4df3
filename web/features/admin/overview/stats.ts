import type { Overview, OverviewPeriod } from '#shared/api/admin-overview.ts';
import { formatCount, formatDayParts } from '#web/lib/format.ts';

type Counts = Readonly<Record<string, number>>;

export const count = (value: number): string => formatCount(value);

export const formatPercent = (share: number): string =>
  share.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** '42 min', '3.5 h', '2.1 days'. */
export const formatDuration = (hours: number): string => {
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`;
  if (hours < 48) return `${Number(hours.toFixed(1))} h`;
  return `${Number((hours / 24).toFixed(1))} days`;
};

/** 'Nov 3' for a UTC day. */
export const formatDay = (day: string): string => formatDayParts(day, { month: 'short', day: 'numeric' });

/** 'Oct 24 – Nov 22'. */
export const formatPeriod = ({ from, to }: Pick<OverviewPeriod, 'from' | 'to'>): string =>
  `${formatDay(from)} – ${formatDay(to)}`;

export const compare = (now: number, before: number): 'up' | 'down' | 'same' => {
  if (now === before) return 'same';
  return now > before ? 'up' : 'down';
};

export interface Row {
  readonly name: string;
  readonly label: string;
  readonly count: number;
  readonly before: number;
}

interface Totals {
  readonly now: number;
  readonly before: number;
}

const sum = (counts: Counts): number => Object.values(counts).reduce((sum, value) => sum + value, 0);

/**
 * Merges two periods into rows, largest first. A name without a label is shown as is. If the totals exceed
 * the sum of the parts, a last row 'Not known' holds the difference.
 */
export const compareRows = (
  now: Counts,
  before: Counts,
  labelOf: (name: string) => string,
  whole: Totals = { now: 0, before: 0 },
): Row[] => {
  const rows = [...new Set([...Object.keys(now), ...Object.keys(before)])]
    .map((name) => ({ name, label: labelOf(name), count: now[name] ?? 0, before: before[name] ?? 0 }))
    .filter((row) => row.count > 0 || row.before > 0)
    .sort((a, b) => b.count - a.count || b.before - a.before || a.label.localeCompare(b.label));
  const unknown = {
    name: 'unknown',
    label: 'Not known',
    count: Math.max(0, whole.now - sum(now)),
    before: Math.max(0, whole.before - sum(before)),
  };
  return unknown.count > 0 || unknown.before > 0 ? [...rows, unknown] : rows;
};

export type Metric = 'visits' | 'chats' | 'leads';

/** A metric by day, each paired with the same day of the previous period. */
export const comparedDays = ({ current, previous }: Overview['periods'], metric: Metric) =>
  current.daily.map((entry, index) => {
    const then = previous.daily[index];
    return {
      label: formatDay(entry.day),
      now: entry[metric],
      thenLabel: then ? formatDay(then.day) : '',
      before: then?.[metric] ?? 0,
    };
  });

/** Funnel from visit to signature. Every share is of visits, because a lead needs no chat. */
export const funnelRows = (now: OverviewPeriod, before: OverviewPeriod): (Row & { ofVisits?: number })[] =>
  (
    [
      ['visits', 'Visits'],
      ['chats', 'Chats'],
      ['leads', 'Leads'],
      ['signed', 'Signed'],
    ] as const
  ).map(([name, label]) => ({
    name,
    label,
    count: now[name],
    before: before[name],
    // Visit counting may have begun within the period; then a share would exceed 100 %.
    ...(name !== 'visits' && now.visits >= now[name] && now.visits > 0
      ? { ofVisits: now[name] / now.visits }
      : {}),
  }));
