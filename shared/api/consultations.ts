import * as z from 'zod/mini';
import { isCalendarDate } from '#shared/domain/consultation-slots.ts';
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

/** `9:00 AM`, `9:00`, `09:00` -> `09:00`; anything else stays and is refused by the pattern. */
const clockTime = (value: string): string => {
  const match = /^(\d{1,2}):(\d{2})\s*([ap])\.?m\.?$/i.exec(value) ?? /^(\d{1,2}):(\d{2})$/.exec(value);
  if (!match) return value;
  const [, hourText = '', minutes = '', half] = match;
  const hour = half ? (Number(hourText) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hourText);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
};

const emptyOr = <S extends z.ZodMiniType>(schema: S) => z.optional(z.union([z.literal(''), schema]));

/**
 * A consultation request. Day and time are the visitor's own wall clock in `timeZone`; without a zone they are company
 * time. The handler also checks "not before today" and that the time is one of the company's slots, since both need now.
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

export const bookConsultation = defineRoute({
  method: 'POST',
  path: '/api/consultations',
  body: consultationInputSchema,
  errors: ['request.conflict'],
  /** `page`: where the visitor sees what becomes of the request, `/booking/{token}`. */
  response: z.object({ id: z.string(), page: z.optional(z.string()) }),
  status: 201,
  maxBodyBytes: 128 * 1024,
});
