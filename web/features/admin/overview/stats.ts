import type { OverviewPeriod } from '#shared/api/admin-overview.ts';
import { type LeadSummary, type Span, unknownValue } from '#shared/domain/lead-stats.ts';
import { formatCount, formatDayParts } from '#web/lib/format.ts';

type Counts = Readonly<Record<string, number>>;

/** The server's visits and chats of a period, with its leads as counted from the lists. */
export type Period = Pick<OverviewPeriod, 'from' | 'to' | 'visits' | 'chats' | 'visitsByChannel' | 'daily'> &
  LeadSummary;
export interface Periods {
  readonly current: Period;
  readonly previous: Period;
}

export const withLeads = (
  { from, to, visits, chats, visitsByChannel, daily }: OverviewPeriod,
  leads: LeadSummary,
): Period => ({
  ...leads,
  from,
  to,
  visits,
  chats,
  visitsByChannel,
  daily: daily.map((entry) => ({ ...entry, leads: leads.byDay[entry.day] ?? 0 })),
});

/** The UTC days of a period as instants. */
export const toSpan = ({ from, to }: Pick<OverviewPeriod, 'from' | 'to'>): Span => ({
  from: `${from}T00:00:00.000Z`,
  to: new Date(Date.parse(to) + 86_400_000).toISOString(),
});

export const count = (value: number): string => formatCount(value);

/** '42 min', '3.5 h', '2.1 days'. */
export const formatDuration = (minutes: number): string => {
  if (minutes < 60) return `${Math.max(1, Math.round(minutes))} min`;
  const hours = minutes / 60;
  if (hours < 48) return `${Number(hours.toFixed(1))} h`;
  return `${Number((hours / 24).toFixed(1))} days`;
};

/** 'Nov 3' for a UTC day. */
export const formatDay = (day: string): string => formatDayParts(day, { month: 'short', day: 'numeric' });

/** 'Oct 24 – Nov 22', or 'Nov 22' for one day. */
export const formatPeriod = ({ from, to }: Pick<Period, 'from' | 'to'>): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

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

/**
 * Merges two periods into rows, largest first and unknown values last. A name without a label is shown
 * unchanged.
 */
export const compareRows = (now: Counts, before: Counts, labelOf: (name: string) => string): Row[] =>
  [...new Set([...Object.keys(now), ...Object.keys(before)])]
    .map((name) => ({
      name,
      label: name === unknownValue ? 'Not known' : labelOf(name),
      count: now[name] ?? 0,
      before: before[name] ?? 0,
    }))
    .filter((row) => row.count > 0 || row.before > 0)
    .sort(
      (a, b) =>
        Number(a.name === unknownValue) - Number(b.name === unknownValue) ||
        b.count - a.count ||
        b.before - a.before ||
        a.label.localeCompare(b.label),
    );

export type Metric = 'visits' | 'chats' | 'leads';

/** A metric by day, each paired with the same day of the previous period. */
export const comparedDays = ({ current, previous }: Periods, metric: Metric) =>
  current.daily.map((entry, index) => {
    const then = previous.daily[index];
    return {
      day: entry.day,
      thenDay: then?.day ?? '',
      label: formatDay(entry.day),
      now: entry[metric],
      thenLabel: then ? formatDay(then.day) : '',
      before: then?.[metric] ?? 0,
    };
  });

/** Funnel from visit to signature. All shares are of visits, because a lead needs no chat. */
export const funnelRows = (now: Period, before: Period): (Row & { ofVisits?: number })[] =>
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
