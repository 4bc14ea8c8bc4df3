import * as z from 'zod/mini';
import { bookingStatusValues } from '#shared/domain/lead-statuses.ts';
import { defineRoute } from './route.ts';

/** Token for one booking request: its id and a server signature. */
export const bookingTokenParams = z.strictObject({
  token: z.string().check(z.regex(/^[0-9a-f]{32}[A-Za-z0-9_-]{22}$/, { error: 'Not a valid link.' })),
});

/** The visitor's view of a booking: their input, its state, and the time in both zones. */
export const bookingPageSchema = z.object({
  firstName: z.string(),
  status: z.enum(bookingStatusValues),
  /** The day that the visitor asked for without a time, `YYYY-MM-DD`. */
  preferredDate: z.optional(z.string()),
  startsAt: z.optional(z.string()),
  proposedStartsAt: z.optional(z.string()),
  durationMinutes: z.number(),
  /** Time zones of the visitor and the company. */
  timeZone: z.string(),
  companyZone: z.string(),
  serviceInterest: z.optional(z.string()),
  place: z.optional(z.string()),
  /** The company's message with the latest change. */
  reply: z.optional(z.string()),
  language: z.optional(z.string()),
  createdAt: z.string(),
  /** The version to which an answer refers. */
  updatedAt: z.string(),
});
export type BookingPage = z.infer<typeof bookingPageSchema>;

export const getBookingPage = defineRoute({
  method: 'GET',
  path: '/api/bookings/{token}',
  params: bookingTokenParams,
  errors: ['record.not_found'],
  response: bookingPageSchema,
});

/** `accept` takes the proposed time, `decline` rejects it, `cancel` cancels the whole request. */
export const answerBooking = defineRoute({
  method: 'POST',
  path: '/api/bookings/{token}',
  params: bookingTokenParams,
  body: z.strictObject({
    action: z.enum(['accept', 'decline', 'cancel'], { error: 'Please choose an answer.' }),
    updatedAt: z.optional(z.string().check(z.maxLength(40))),
  }),
  errors: ['record.not_found', 'record.stale', 'booking.overlap'],
  response: bookingPageSchema,
});

/** The appointment as a calendar file for the visitor. */
export const getBookingFile = defineRoute({
  method: 'GET',
  path: '/api/bookings/{token}/calendar.ics',
  params: bookingTokenParams,
  errors: ['record.not_found'],
  response: z.string(),
});
