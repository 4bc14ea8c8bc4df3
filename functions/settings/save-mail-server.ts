import { defineHandler } from '#functions/http/define.ts';
import { smtpSettings } from '#functions/mail/smtp-settings.ts';
import { saveMailServer } from '#shared/api/admin-settings.ts';
import { AppError } from '#shared/errors.ts';
import { toMailState } from './mail-state.ts';

const invalid = (field: string, message: string) =>
  new AppError('request.invalid', { message, fields: { [field]: message } });

/** Saves the mail server in the table and its password where secrets are stored. */
export const route = defineHandler(
  saveMailServer,
  ({ table, clock, env, mailPassword }) =>
    async ({ body }) => {
      const { password, ...settings } = body;
      if (settings.security === 'none' && env.SMTP_PRIVATE_HOSTS === undefined)
        throw invalid('security', 'Please choose an encryption: the password must not travel in clear text.');
      const before = await smtpSettings.read(table);
      const isSameLogin =
        before !== undefined &&
        before.host === settings.host &&
        before.port === settings.port &&
        before.security === settings.security &&
        before.user === settings.user;
      if (settings.user && !password && !isSameLogin)
        throw invalid('password', 'Please enter the password again for this server.');
      const stored = {
        ...settings,
        savedAt: clock().toISOString(),
        // A new sender address doesn't require another test of the login, but the server may refuse it.
        ...(isSameLogin && !password && before.from === settings.from && before.testedAt
          ? { testedAt: before.testedAt }
          : {}),
      };
      // Stores untested settings first: the old password must never be sent to a new server.
      await smtpSettings.put(table, stored);
      if (settings.user && password) await mailPassword?.write(password);
      if (!settings.user && before?.user) await mailPassword?.write(undefined);
      return toMailState(stored, env);
    },
);
