import * as z from 'zod/mini';
import { emailChars, emailPattern } from '#shared/domain/person.ts';

/**
 * Trimmed, non-empty text of at most `max` characters (code points: a browser's `maxlength`, which counts UTF-16 units,
 * never lets more through). Zero-width and control characters alone count as empty.
 */
export const requiredText = (max: number, label = 'This field') =>
  z.string({ error: `${label} is required.` }).check(
    z.trim(),
    z.minLength(1, { error: `${label} is required.`, abort: true }),
    z.maxLength(max, { error: `${label} can have at most ${max} characters.` }),
    z.refine((value) => /[^\s\p{Cf}\p{Cc}]/u.test(value), { error: `${label} is required.` }),
  );

/** Trimmed text that may be empty, of at most `max` characters (code points). */
export const optionalText = (max: number, label = 'This field') =>
  z
    .string({ error: `${label} must be text.` })
    .check(z.trim(), z.maxLength(max, { error: `${label} can have at most ${max} characters.` }));

/** An e-mail address by a simple pattern, length cap first; kept as typed, trimmed. */
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
