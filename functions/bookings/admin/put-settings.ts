import { calendarState, checkCalendarUrl, refreshCalendar } from '#functions/bookings/busy-calendar.ts';
import { feedPath } from '#functions/bookings/feed-secret.ts';
import { hostsOf } from '#functions/bookings/free-times.ts';
import { readBookingSettings, writeBookingSettings } from '#functions/bookings/settings-store.ts';
import { defineHandler } from '#functions/http/define.ts';
import { putBookingSettings } from '#shared/api/booking-settings.ts';
import { AppError } from '#shared/errors.ts';

/** Stores the settings and fetches the owner's calendar. */
export const route = defineHandler(putBookingSettings, ({ table, clock, env }) => async ({ body }) => {
  const ownHosts = hostsOf(env);
  const calendarUrl = body.calendarUrl || undefined;
  const problem = calendarUrl && checkCalendarUrl(calendarUrl, ownHosts);
  if (problem) throw new AppError('request.invalid', { fields: { calendarUrl: problem } });
  const settings = { ...body, calendarUrl, place: body.place || undefined };
  await writeBookingSettings(table, settings);
  const stored = { ...(await readBookingSettings(table)), settings };
  const calendar = await refreshCalendar(table, stored, { now: clock(), force: true, ownHosts });
  return {
    settings,
    ...calendarState(calendar),
    ...(stored.feedId ? { feed: feedPath(env.VISITOR_SECRET, stored.feedId) } : {}),
  };
});
