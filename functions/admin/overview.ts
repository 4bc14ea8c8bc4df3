import { handle } from '#functions/http/define.ts';
import { figures } from '#functions/leads/figures.ts';
import { readCounter } from '#functions/store/collections/counters.ts';
import { readDays } from '#functions/store/collections/days.ts';
import { readFailedNotices } from '#functions/store/notices/notices.ts';
import { getOverview } from '#shared/api/admin-overview.ts';

const maxFailures = 20;

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
      contacts: readCounter(counters, 'contacts'),
      bookings: readCounter(counters, 'bookings'),
      clients: readCounter(counters, 'clients'),
      subscribers: readCounter(counters, 'subscribers'),
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
