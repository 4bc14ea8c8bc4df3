import { feedPath } from '#functions/bookings/feed-secret.ts';
import { writeFeedId } from '#functions/bookings/settings-store.ts';
import { defineHandler } from '#functions/http/define.ts';
import { changeCalendarFeed } from '#shared/api/booking-settings.ts';

/** Sets a new secret address for the appointment feed, or switches the feed off. */
export const route = defineHandler(changeCalendarFeed, ({ table, env, newId }) => async ({ body }) => {
  const feedId = body.action === 'renew' ? newId() : undefined;
  await writeFeedId(table, feedId);
  return feedId ? { feed: feedPath(env.VISITOR_SECRET, feedId) } : {};
});
