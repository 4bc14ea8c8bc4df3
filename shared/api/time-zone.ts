import * as z from 'zod/mini';
import { isTimeZone } from '#shared/domain/wall-clock.ts';

/** An IANA time zone known to this platform. */
export const timeZoneText = z
  .string()
  .check(z.maxLength(60, { abort: true }), z.refine(isTimeZone, { error: 'This is not a time zone.' }));
