import { readCounter, readGroup } from '#functions/table/counters.ts';
import type { OverviewPeriod } from '#shared/api/admin-overview.ts';

type Day = Readonly<Record<string, number>>;

/** Never below zero: deleting a lead stored by an older release may subtract what its day never counted. */
const summed = (days: readonly Day[]): Record<string, number> => {
  const sum: Record<string, number> = {};
  for (const day of days)
    for (const [name, count] of Object.entries(day)) sum[name] = (sum[name] ?? 0) + Math.max(0, count);
  return sum;
};

const leadsIn = (counters: Day): number =>
  readCounter(counters, 'contacts') + readCounter(counters, 'bookings') + readCounter(counters, 'clients');

/** New leads in these days, each counted once, and what became of them. `days` are UTC days, oldest first. */
export const periodOf = (
  days: readonly (readonly [day: string, counters: Day])[],
  chats: Readonly<Record<string, number>>,
): OverviewPeriod => {
  const counters = summed(days.map(([, day]) => day));
  const count = (name: Parameters<typeof readCounter>[1]) => readCounter(counters, name);
  return {
    from: days[0]?.[0] ?? '',
    to: days.at(-1)?.[0] ?? '',
    visits: count('visits'),
    chats: days.reduce((sum, [day]) => sum + (chats[day] ?? 0), 0),
    leads: leadsIn(counters),
    signed: count('signed'),
    visitsByChannel: readGroup(counters, 'visit'),
    bySource: readGroup(counters, 'source'),
    byChannel: readGroup(counters, 'channel'),
    byLanguage: readGroup(counters, 'language'),
    byPage: readGroup(counters, 'page'),
    daily: days.map(([day, counted]) => ({
      day,
      visits: readCounter(counted, 'visits'),
      chats: chats[day] ?? 0,
      leads: Math.max(0, leadsIn(counted)),
    })),
    response: {
      answered: count('answered'),
      inTime: count('inTime'),
    },
  };
};
