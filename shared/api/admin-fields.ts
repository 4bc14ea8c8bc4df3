import * as z from 'zod/mini';
import { languageCodes } from '#shared/domain/languages.ts';
import { isCalendarDate } from '#shared/domain/wall-clock.ts';
import { emailText, idText, optionalText, requiredText } from './fields.ts';

/** Path parameters of a single record. */
export const idParams = z.strictObject({ id: idText });

/** `cursor` comes from the previous page's `Link` header. */
export const pageQuery = z.strictObject({
  cursor: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/, { error: 'Not a page of this list.' })),
  ),
});

/**
 * The `updatedAt` that the edit is based on. If it is no longer current, the response is 409 `record.stale`.
 */
export const basedOn = z.optional(z.string().check(z.maxLength(40)));

const twoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** US dollars, at most two decimals. */
export const price = z
  .number({ error: 'Please enter an amount.' })
  .check(
    z.minimum(0, { error: 'The amount cannot be negative.' }),
    z.maximum(100_000_000, { error: 'The amount is too large.' }),
    z.refine(twoDecimals, { error: 'Use at most two decimals.' }),
  );

/** `null` clears the field, absent keeps it. */
export const clearable = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

/** A calendar day `YYYY-MM-DD`; blank keeps the old value. */
export const calendarDay = z.union([
  z.literal(''),
  z
    .string()
    .check(
      z.maxLength(10, { error: 'Please enter a date that exists.', abort: true }),
      z.refine(isCalendarDate, { error: 'Please enter a date that exists.' }),
    ),
]);

/** Free text by the administrator; blank keeps the old value. */
export const noteText = optionalText(10_000, 'This text');

/** A time in ISO 8601, UTC; blank keeps the old value. */
export const instantText = z.union([
  z.literal(''),
  z.string().check(
    z.maxLength(30, { error: 'Please enter a moment that exists.', abort: true }),
    z.refine((text) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text)), {
      error: 'Please enter a moment that exists.',
    }),
  ),
]);

/** Text where blank keeps the old value and `null` clears it. */
export const clearableText = (max: number, label: string) => clearable(optionalText(max, label));

/** An email address; blank keeps the old one. */
export const optionalEmail = z.optional(z.union([z.literal(''), emailText]));

/** A list of words, replaced as a whole; `null` empties it. */
export const words = (label: string) =>
  z.array(requiredText(200, label)).check(z.maxLength(20, { error: 'At most 20 entries.' }));

/** When to remind the owner of a record. */
export const reminderFields = { followUpDate: clearable(calendarDay), snoozedUntil: clearable(instantText) };

/** The requirements of a client. Absent or blank keeps, `null` clears. */
export const needFields = {
  industry: clearableText(100, 'Industry'),
  companySize: clearableText(100, 'Company size'),
  budget: clearableText(100, 'Budget'),
  primaryGoals: clearable(words('Goal')),
  preferredTemplate: clearableText(100, 'Template'),
  languageRequirements: clearable(words('Language')),
  integrationNeeds: clearable(words('Integration')),
  hasExistingCRM: z.optional(z.boolean()),
  existingCRMName: clearableText(100, 'CRM name'),
  hasWebsite: z.optional(z.boolean()),
  websitePlatform: clearableText(100, 'Platform'),
  hasLiveChat: z.optional(z.boolean()),
  currentChallenges: clearableText(5000, 'Current challenges'),
  timeline: clearableText(200, 'Timeline'),
};

/** Language for replies to this person. */
export const languageField = clearable(
  z.enum(languageCodes, {
    error: 'Please choose a language.',
  }),
);
