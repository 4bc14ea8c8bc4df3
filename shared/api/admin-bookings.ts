import * as z from 'zod/mini';
import { bookingStatusValues } from '#shared/domain/lead-statuses.ts';
import { bookingSchema } from '#shared/domain/leads.ts';
import {
  basedOn,
  clearable,
  clearableText,
  idParams,
  instantText,
  keptEmail,
  languageField,
  noteText,
  reminderFields,
} from './admin-fields.ts';
import { optionalText } from './fields.ts';
import { listContract } from './list-contract.ts';
import { defineRoute } from './route.ts';
import { timeZoneText } from './time-zone.ts';

export const listBookings = listContract('/api/admin/bookings', bookingSchema);

/**
 * Every field: absent or blank keeps, `null` clears. To `confirmed` a moment is needed, the request's own or `startsAt`; to
 * `proposed` it is `proposedStartsAt`. `tell` mails the visitor (and the owner a copy) what changed, with the appointment as
 * a calendar file; `reply` is what the administrator adds to it.
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
  email: keptEmail,
  phone: clearableText(40, 'Phone'),
  company: clearableText(200, 'Company'),
  serviceInterest: clearableText(120, 'Interest'),
  timeZone: z.optional(timeZoneText),
  language: languageField,
  ...reminderFields,
  notes: clearable(noteText),
  /** Confirm although another appointment is confirmed for that time. */
  allowOverlap: z.optional(z.boolean()),
  tell: z.optional(z.boolean()),
  updatedAt: basedOn,
});
export type BookingPatch = z.infer<typeof bookingPatchSchema>;

/** A mail as it was sent, or as the owner's own mail program can send it: where no sender is set up, `sent` is false. */
export const bookingMailSchema = z.object({
  sent: z.boolean(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});

/**
 * Answers the request as it is now, the visitor's page of it, and the mail with `tell`. 409 `booking.overlap` carries the
 * confirmed appointments in the way in `current`; the same again with `allowOverlap` goes on.
 */
export const updateBooking = defineRoute({
  method: 'PATCH',
  path: '/api/admin/bookings/{id}',
  params: idParams,
  body: bookingPatchSchema,
  errors: ['record.stale', 'booking.overlap'],
  response: z.object({
    booking: bookingSchema,
    /** Address of the visitor's page, `/booking/{token}`. */
    page: z.string(),
    mail: z.optional(bookingMailSchema),
  }),
});
export type UpdatedBooking = z.infer<typeof updateBooking.response>;

/** The appointment as an iCalendar file, for the owner's calendar. */
export const getBookingCalendar = defineRoute({
  method: 'GET',
  path: '/api/admin/bookings/{id}/calendar.ics',
  params: idParams,
  response: z.string(),
});
