import { defineHandler } from '#functions/http/define.ts';
import { replyUnlessKnown, versionEtag } from '#functions/http/etag.ts';
import type { Deps, RouteRequest } from '#functions/http/types.ts';
import { readFailedNotices } from '#functions/notifications/store.ts';
import { lastDays, readChats, readDays } from '#functions/overview/days.ts';
import { periodOf } from '#functions/overview/periods.ts';
import { computeStats } from '#functions/overview/stats.ts';
import { readCounter } from '#functions/table/counters.ts';
import { getOverview } from '#shared/api/admin-overview.ts';
import type { RouteResponse } from '#shared/api/route.ts';

const maxFailures = 20;

/**
 * Visits and chats change the overview without a new version, so its ETag changes after this many minutes.
 */
const freshMinutes = 10;

/** Reads the overview: totals come with the session; days and failed notices cost one Query each. */
const readOverview = async (
  { table, clock }: Deps,
  { query, stored }: RouteRequest<typeof getOverview>,
): Promise<RouteResponse<typeof getOverview>> => {
  const now = clock();
  const span = Number(query.days ?? 30);
  const from = lastDays(2 * span, now)[0] ?? '';
  const [both, chats, failures] = await Promise.all([
    readDays(table, 2 * span, now),
    readChats(table, from),
    readFailedNotices(table, maxFailures, now),
  ]);
  const all = [...both];
  const days = all.slice(span);
  return {
    periods: { current: periodOf(days, chats), previous: periodOf(all.slice(0, span), chats) },
    days: days.map(([day, counters]) => ({
      day,
      contacts: readCounter(counters, 'contacts'),
      bookings: readCounter(counters, 'bookings'),
      clients: readCounter(counters, 'clients'),
      subscribers: readCounter(counters, 'subscribers'),
    })),
    ...computeStats(stored.totals),
    failedNotifications: failures.map(({ leadId, channel, reason, at }) => ({
      id: `${leadId}#${channel}`,
      leadId,
      channel,
      reason,
      at,
    })),
  };
};

export const route = defineHandler(getOverview, (deps) => (request) => {
  const etag = versionEtag(request.stored, deps.clock(), freshMinutes);
  return replyUnlessKnown(request.headers, etag, async () => ({ body: await readOverview(deps, request) }));
});
