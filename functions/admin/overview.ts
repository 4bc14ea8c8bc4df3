import { handle } from '#functions/http/define.ts';
import type { StoredState } from '#functions/http/types.ts';
import { readDays } from '#functions/store/collections/days.ts';
import { readFailedNotices } from '#functions/store/leads/notices.ts';
import { getOverview, type Overview } from '#shared/api/admin-overview.ts';

type Totals = Readonly<Record<string, number>>;

const maxFailures = 20;

/** Totals whose name begins with `prefix:`, by what follows; entries back at zero are left out. */
const group = (totals: Totals, prefix: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(totals)
      .filter(([name, value]) => name.startsWith(`${prefix}:`) && value !== 0)
      .map(([name, value]) => [name.slice(prefix.length + 1), value]),
  );

const count = (totals: Totals, name: string): number => totals[name] ?? 0;

/** Figures that follow from the collections' totals alone. Exported for its test. */
export const figures = (totals: StoredState['totals']): Omit<Overview, 'days' | 'failedNotifications'> => {
  const {
    CONTACTS: contacts = {},
    CLIENTS: clients = {},
    BOOKINGS: bookings = {},
    SUBSCRIBERS: subscribers = {},
  } = totals;
  const real = count(contacts, 'all') - count(contacts, 'status:spam');
  const answered = count(contacts, 'answered') + count(clients, 'answered');
  const minutes = count(contacts, 'answerMinutes') + count(clients, 'answerMinutes');
  return {
    contacts: {
      total: count(contacts, 'all'),
      byStatus: group(contacts, 'status'),
      bySource: group(contacts, 'source'),
      byChannel: group(contacts, 'channel'),
    },
    clients: {
      total: count(clients, 'all'),
      byStatus: group(clients, 'status'),
      byPriority: group(clients, 'priority'),
      bySource: group(clients, 'source'),
      byChannel: group(clients, 'channel'),
    },
    leads: {
      bySource: {
        ...group(contacts, 'source'),
        consultation: count(clients, 'source:consultation') - count(clients, 'joined'),
        manual: count(clients, 'source:manual'),
      },
    },
    bookings: { total: count(bookings, 'all') },
    subscribers: { total: count(subscribers, 'all') },
    conversion: real > 0 ? count(contacts, 'status:signed') / real : 0,
    monthlyRevenue: count(contacts, 'revenueCents') / 100,
    openQuotes: count(clients, 'quotedCents') / 100,
    response: {
      answered,
      inTime: count(contacts, 'inTime') + count(clients, 'inTime'),
      meanHours: answered > 0 ? Math.round((minutes / 60 / answered) * 10) / 10 : 0,
    },
  };
};

/** The pipeline in figures: totals come with the session's read, days and failures cost a Query each. */
export const route = handle(getOverview, ({ table, clock }) => async ({ query, stored }) => {
  const now = clock();
  const [days, failures] = await Promise.all([
    readDays(table, Number(query.days ?? 30), now),
    readFailedNotices(table, maxFailures, now),
  ]);
  return {
    days: [...days].map(([day, counters]) => ({
      day,
      contacts: count(counters, 'contacts'),
      bookings: count(counters, 'bookings'),
      clients: count(counters, 'clients'),
      subscribers: count(counters, 'subscribers'),
    })),
    ...figures(stored.totals),
    failedNotifications: failures.map(({ leadId, channel, reason, at }) => ({
      id: `${leadId}#${channel}`,
      leadId,
      channel,
      reason,
      at,
    })),
  };
});
