import { defineHandler } from '#functions/http/define.ts';
import { getFreeTimes } from '#shared/api/free-times.ts';
import { brand } from '#shared/brand.ts';
import { daysInterval, listFreeTimes } from '#shared/domain/booking-times.ts';
import { wallClockAt } from '#shared/domain/wall-clock.ts';
import { AppError } from '#shared/errors.ts';
import { readAvailability } from './free-times.ts';

/** Returns the times at which a consultation can be requested. */
export const route = defineHandler(getFreeTimes, (deps) => async ({ query }) => {
  const now = deps.clock();
  const { days = '14', service, timeZone = brand.timeZone } = query;
  const from = query.from ?? wallClockAt(now, timeZone).date;
  const within = daysInterval(from, Number(days), timeZone);
  if (!within)
    throw new AppError('request.invalid', { fields: { from: 'Please choose a date that exists.' } });
  const { rules, busy } = await readAvailability(deps, within, { service, now });
  return {
    times: listFreeTimes(within, { rules, busy, now }).map((time) => time.toISOString()),
    lengthMinutes: rules.lengthMinutes,
    companyZone: brand.timeZone,
  };
});
