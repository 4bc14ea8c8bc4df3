import * as z from 'zod/mini';
import { emailChars, emailPattern } from '#shared/domain/person.ts';

/** Removes control characters and signs that reverse the text direction; keeps line breaks and tabs. */
const cleanText = z.overwrite((text: string) =>
  text.replace(/[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/gu, ''),
);

/**
 * Trimmed, non-empty text of at most `max` code points. A browser's `maxlength` counts UTF-16 units, so it
 * never allows more. Text of only zero-width or control characters counts as empty.
 */
export const requiredText = (max: number, label = 'This field') =>
  z.string({ error: `${label} is required.` }).check(
    cleanText,
    z.trim(),
    z.minLength(1, { error: `${label} is required.`, abort: true }),
    z.maxLength(max, { error: `${label} can have at most ${max} characters.` }),
    z.refine((value) => /[^\s\p{Cf}\p{Cc}]/u.test(value), { error: `${label} is required.` }),
  );

/** Trimmed text of at most `max` code points; may be empty. */
export const optionalText = (max: number, label = 'This field') =>
  z
    .string({ error: `${label} must be text.` })
    .check(cleanText, z.trim(), z.maxLength(max, { error: `${label} can have at most ${max} characters.` }));

/** An email address, checked by length and a simple pattern; trimmed, otherwise unchanged. */
export const emailText = z
  .string({ error: 'Please enter a valid email address.' })
  .check(
    z.trim(),
    z.maxLength(emailChars, { error: 'Please enter a valid email address.', abort: true }),
    z.regex(emailPattern, { error: 'Please enter a valid email address.' }),
  );

export const idText = z
  .string()
  .check(
    z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/, { error: 'Not a valid id.' }),
  );

/** A calendar day, `YYYY-MM-DD`. */
export const dayText = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'A day is YYYY-MM-DD.' }));
