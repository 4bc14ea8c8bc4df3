import * as z from 'zod/mini';
import { bookingStatusValues } from '#shared/domain/lead-statuses.ts';
import { bookingSchema } from '#shared/domain/leads.ts';
import {
  basedOn,
  clearable,
  clearableText,
  idParams,
  instantText,
  languageField,
  noteText,
  optionalEmail,
  reminderFields,
} from './admin-fields.ts';
import { optionalText } from './fields.ts';
import { listContract } from './list-contract.ts';
import { defineRoute } from './route.ts';
import { timeZoneText } from './time-zone.ts';

export const listBookings = listContract('/api/admin/bookings', bookingSchema);

/**
 * Absent or blank fields keep their value, `null` clears it. `confirmed` needs a time: the requested one or
 * `startsAt`. `proposed` needs `proposedStartsAt`. `tell` emails the change to the visitor (copy to the
 * owner) with a calendar file; `reply` is added to that mail.
 */
export const bookingPatchSchema = z.strictObject({
  status: z.optional(z.enum(bookingStatusValues, { error: 'Please choose a status.' })),
  startsAt: clearable(instantText),
  proposedStartsAt: clearable(instantText),
  durationMinutes: z.optional(
    z
      .int({ error: 'Please enter whole minutes.' })
      .check(
        z.minimum(5, { error: 'At least 5 minutes.' }),
        z.maximum(480, { error: 'At most 480 minutes.' }),
      ),
  ),
  place: clearableText(500, 'Place'),
  reply: clearableText(2000, 'Message'),
  firstName: z.optional(optionalText(100, 'First name')),
  lastName: clearableText(100, 'Last name'),
  email: optionalEmail,
  phone: clearableText(40, 'Phone'),
  company: clearableText(200, 'Company'),
  serviceInterest: clearableText(120, 'Interest'),
  timeZone: z.optional(timeZoneText),
  language: languageField,
  ...reminderFields,
  notes: clearable(noteText),
  /** Confirm even if another appointment is confirmed for that time. */
  allowOverlap: z.optional(z.boolean()),
  tell: z.optional(z.boolean()),
  updatedAt: basedOn,
});
export type BookingPatch = z.infer<typeof bookingPatchSchema>;

/**
 * The email that was sent. `sent` is false without a mail sender: the owner can send this text with their
 * own mail program.
 */
export const bookingMailSchema = z.object({
  sent: z.boolean(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});

/**
 * Returns the updated request, the link to the visitor's page, and the email if `tell` is set. 409
 * `booking.overlap` has the conflicting appointments in `current`; `allowOverlap` confirms anyway.
 */
export const updateBooking = defineRoute({
  method: 'PATCH',
  path: '/api/admin/bookings/{id}',
  params: idParams,
  body: bookingPatchSchema,
  errors: ['record.stale', 'booking.overlap'],
  response: z.object({
    booking: bookingSchema,
    /** Path of the visitor's booking page, `/booking/{token}`. */
    page: z.string(),
    mail: z.optional(bookingMailSchema),
  }),
});
export type UpdatedBooking = z.infer<typeof updateBooking.response>;

/** The appointment as an iCalendar file. */
export const getBookingCalendar = defineRoute({
  method: 'GET',
  path: '/api/admin/bookings/{id}/calendar.ics',
  params: idParams,
  response: z.string(),
});
