import * as z from 'zod/mini';
import { smtpSettingsKey } from '#functions/table/keys.ts';
import { testedSettings } from '#functions/table/tested-settings.ts';
import { storedSmtpSchema } from '#shared/api/admin-settings.ts';

/** The owner's mail server, without its password; undefined if none is set up. */
export const smtpSettings = testedSettings(smtpSettingsKey, 'SmtpSettings', (item) => {
  const parsed = z.safeParse(storedSmtpSchema, item);
  return parsed.success ? parsed.data : undefined;
});
