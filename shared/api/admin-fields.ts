import * as z from 'zod/mini';
import { isCalendarDate } from '#shared/domain/consultation-slots.ts';
import { idText, optionalText } from './fields.ts';

/** Path of one record. */
export const idParams = z.strictObject({ id: idText });

/** `cursor` continues a list where the previous page's `Link` header said. */
export const pageQuery = z.strictObject({
  cursor: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/, { error: 'Not a page of this list.' })),
  ),
});

/** The `updatedAt` that an edit was based on; when given and no longer current the answer is 409 `record.stale`. */
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

/** `null` clears, absent keeps. */
export const clearable = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

/** A calendar day `YYYY-MM-DD`; a blank keeps the old value. */
export const calendarDay = z.union([
  z.literal(''),
  z
    .string()
    .check(
      z.maxLength(10, { error: 'Please enter a date that exists.', abort: true }),
      z.refine(isCalendarDate, { error: 'Please enter a date that exists.' }),
    ),
]);

/** Text of the administrator's; blank keeps the old value. */
export const noteText = optionalText(10_000, 'This text');
