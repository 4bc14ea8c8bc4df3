import * as z from 'zod/mini';
import { isCalendarDate } from '#shared/domain/wall-clock.ts';
import { serviceInterests } from './consultations.ts';
import { defineRoute } from './route.ts';
import { timeZoneText } from './time-zone.ts';

/** With `booking.taken`: the next free times, ISO 8601 in UTC. */
export const freeTimesSchema = z.object({ times: z.array(z.string()) });

/**
 * Times at which a consultation can be requested: `days` days from `from` on (default: today) in `timeZone`
 * (default: the company's). `POST /api/consultations` accepts only these times.
 */
export const getFreeTimes = defineRoute({
  method: 'GET',
  path: '/api/free-times',
  query: z.strictObject({
    from: z.optional(
      z.string().check(z.refine(isCalendarDate, { error: 'Please choose a date that exists.' })),
    ),
    /** 1 to 62; default 14. */
    days: z.optional(
      z.string().check(z.regex(/^([1-9]|[1-5]\d|6[0-2])$/, { error: 'Please enter 1 to 62 days.' })),
    ),
    /** Services can differ in length. */
    service: z.optional(z.enum(serviceInterests, { error: 'Please choose a service.' })),
    timeZone: z.optional(timeZoneText),
  }),
  response: z.object({
    /** Start times, ISO 8601 in UTC, in order. */
    times: z.array(z.string()),
    lengthMinutes: z.number(),
    /** The company's time zone. */
    companyZone: z.string(),
  }),
});
export type FreeTimes = z.infer<typeof getFreeTimes.response>;
