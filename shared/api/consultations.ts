import * as z from 'zod/mini';
import { isCalendarDate } from '#shared/domain/wall-clock.ts';
import { formGuardSchema, visitContextSchema } from './contact.ts';
import { emailText, optionalText, requiredText } from './fields.ts';
import { defineRoute } from './route.ts';
import { timeZoneText } from './time-zone.ts';

/** Options of the booking form. See docs/behaviour.md, "Forms". */
export const serviceInterests = [
  'Customer Service Bots',
  'Sales Automation',
  'Custom Integrations',
  'Multiple Services',
] as const;

/** Normalises `9:00 AM`, `9:00` and `09:00` to `09:00`. Other values pass through and fail the pattern. */
const clockTime = (value: string): string => {
  const match = /^(\d{1,2}):(\d{2})\s*([ap])\.?m\.?$/i.exec(value) ?? /^(\d{1,2}):(\d{2})$/.exec(value);
  if (!match) return value;
  const [, hourText = '', minutes = '', half] = match;
  const hour = half ? (Number(hourText) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hourText);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
};

const emptyOr = <S extends z.ZodMiniType>(schema: S) => z.optional(z.union([z.literal(''), schema]));

/**
 * A consultation request. Day and time are wall-clock time in `timeZone`, or company time without a zone.
 * The handler checks that the time is free, because that depends on the current time and other requests.
 */
export const consultationInputSchema = z.strictObject({
  firstName: requiredText(100, 'First name'),
  lastName: requiredText(100, 'Last name'),
  email: emailText,
  company: requiredText(200, 'Company'),
  phone: z.optional(optionalText(40, 'Phone')),
  preferredDate: emptyOr(
    z.string().check(z.trim(), z.refine(isCalendarDate, { error: 'Please choose a date that exists.' })),
  ),
  preferredTime: emptyOr(
    z
      .string()
      .check(
        z.trim(),
        z.overwrite(clockTime),
        z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Please choose one of the offered times.' }),
      ),
  ),
  timeZone: z.optional(timeZoneText),
  serviceInterest: emptyOr(z.enum(serviceInterests, { error: 'Please choose a service.' })),
  message: z.optional(optionalText(5000, 'Message')),
  ...formGuardSchema,
  context: z.optional(visitContextSchema),
});
export type ConsultationInput = z.infer<typeof consultationInputSchema>;

/** 409 `booking.taken` has the next free times in `current.times`, see `getFreeTimes`. */
export const bookConsultation = defineRoute({
  method: 'POST',
  path: '/api/consultations',
  body: consultationInputSchema,
  errors: ['booking.open', 'booking.taken', 'request.conflict'],
  /** `page`: path of the visitor's booking page, `/booking/{token}`. */
  response: z.object({ id: z.string(), page: z.optional(z.string()) }),
  status: 201,
  maxBodyBytes: 128 * 1024,
});
