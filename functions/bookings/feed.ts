import { defineHandler, reply } from '#functions/http/define.ts';
import { recordKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import { dayMs } from '#functions/table/time.ts';
import { getCalendarFeed } from '#shared/api/booking-settings.ts';
import { AppError } from '#shared/errors.ts';
import { listStoredTimes } from './appointments.ts';
import { bookings } from './bookings.ts';
import { calendarFeed, calendarType } from './calendar-file.ts';
import { opensFeed } from './feed-secret.ts';
import { readBookingSettings } from './settings-store.ts';

const pastDays = 60;
const futureDays = 730;
/** Keys of one BatchGetItem. */
const batchKeys = 100;

/**
 * Returns the owner's confirmed appointments. Whoever has the secret URL may read them; there is no other
 * check.
 */
export const route = defineHandler(getCalendarFeed, ({ table, clock, env }) => async ({ params }) => {
  const { feedId } = await readBookingSettings(table);
  if (!opensFeed(env.VISITOR_SECRET, feedId, params.secret)) throw new AppError('record.not_found');
  const now = clock();
  const within = { from: now.getTime() - pastDays * dayMs, to: now.getTime() + futureDays * dayMs };
  const keys = (await listStoredTimes(table, within, now))
    .filter(({ status }) => status === 'confirmed')
    .map(({ bookingId }) => recordKey('BOOKINGS', bookingId));
  const pages = Array.from({ length: Math.ceil(keys.length / batchKeys) }, (_, page) =>
    batchGet(table, keys.slice(page * batchKeys, (page + 1) * batchKeys)),
  );
  const items = (await Promise.all(pages)).flat();
  return reply({
    headers: { 'content-type': calendarType },
    body: calendarFeed(items.map(bookings.read), { now }),
  });
});
