import * as z from 'zod/mini';
import { brand } from '#shared/brand.ts';
import { maxAppointmentMinutes } from '#shared/domain/booking-times.ts';
import { serviceInterests } from './consultations.ts';
import { optionalText } from './fields.ts';
import { defineRoute } from './route.ts';

const minutes = (min: number, max: number) =>
  z
    .int({ error: 'Please enter whole minutes.' })
    .check(
      z.minimum(min, { error: `At least ${min} minutes.` }),
      z.maximum(max, { error: `At most ${max} minutes.` }),
    );
const length = minutes(5, maxAppointmentMinutes);
const maxPauseMinutes = 240;
const maxLeadMinutes = 30 * 24 * 60;

/** The owner's settings for appointments. Hours and days are company facts, see `openingHours`. */
export const bookingSettingsSchema = z.strictObject({
  /** Length of an appointment, unless `serviceMinutes` has another one for the service. */
  lengthMinutes: z._default(length, () => brand.consultationHours.slotMinutes),
  serviceMinutes: z._default(z.partialRecord(z.enum(serviceInterests), length), {}),
  /** Free minutes before and after each appointment. */
  pauseMinutes: z._default(minutes(0, maxPauseMinutes), 0),
  /** Minutes between a request and the earliest time that it may ask for. */
  leadMinutes: z._default(minutes(0, maxLeadMinutes), 120),
  /** Default for "Where" when the owner confirms a request. */
  place: z.optional(optionalText(500, 'Place')),
  /** Address of an iCalendar file whose events are busy times. */
  calendarUrl: z.optional(optionalText(1000, 'Calendar address')),
});
export type BookingSettings = z.infer<typeof bookingSettingsSchema>;

/** The latest attempt to read the calendar. */
export const calendarStateSchema = z.object({
  checkedAt: z.string(),
  /** Why the calendar couldn't be read, as a sentence; its earlier events still count. */
  problem: z.optional(z.string()),
  /** Busy times of the next weeks. */
  events: z.number(),
});

const settingsAnswer = z.object({
  settings: bookingSettingsSchema,
  calendar: z.optional(calendarStateSchema),
  /** Path of the owner's appointment feed; absent while it is switched off. */
  feed: z.optional(z.string()),
});
export type BookingSettingsAnswer = z.infer<typeof settingsAnswer>;

export const getBookingSettings = defineRoute({
  method: 'GET',
  path: '/api/admin/booking-settings',
  response: settingsAnswer,
});

/** Replaces the settings and fetches the calendar at once, so that the response says whether it works. */
export const putBookingSettings = defineRoute({
  method: 'PUT',
  path: '/api/admin/booking-settings',
  body: bookingSettingsSchema,
  response: settingsAnswer,
});

/**
 * `renew` gives the feed a new secret address, `revoke` switches it off. Earlier addresses then return 404.
 */
export const changeCalendarFeed = defineRoute({
  method: 'POST',
  path: '/api/admin/booking-settings/feed',
  body: z.strictObject({ action: z.enum(['renew', 'revoke'], { error: 'Please choose an action.' }) }),
  response: z.object({ feed: z.optional(z.string()) }),
});

/** The owner's appointments as an iCalendar file. The secret in the path is the only authorisation. */
export const getCalendarFeed = defineRoute({
  method: 'GET',
  path: '/api/calendar/{secret}',
  params: z.strictObject({ secret: z.string().check(z.maxLength(100)) }),
  errors: ['record.not_found'],
  response: z.string(),
});
