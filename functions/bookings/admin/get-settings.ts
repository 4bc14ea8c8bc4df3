import { calendarState, storedCalendar } from '#functions/bookings/busy-calendar.ts';
import { feedPath } from '#functions/bookings/feed-secret.ts';
import { readBookingSettings } from '#functions/bookings/settings-store.ts';
import { defineHandler } from '#functions/http/define.ts';
import { getBookingSettings } from '#shared/api/booking-settings.ts';

/** Returns the owner's appointment settings. */
export const route = defineHandler(getBookingSettings, ({ table, env }) => async () => {
  const stored = await readBookingSettings(table);
  return {
    settings: stored.settings,
    ...calendarState(storedCalendar(stored)),
    ...(stored.feedId ? { feed: feedPath(env.VISITOR_SECRET, stored.feedId) } : {}),
  };
});
