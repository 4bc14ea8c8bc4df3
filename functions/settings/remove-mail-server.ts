import { defineHandler } from '#functions/http/define.ts';
import { smtpSettings } from '#functions/mail/smtp-settings.ts';
import { removeMailServer } from '#shared/api/admin-settings.ts';
import { toMailState } from './mail-state.ts';

/** Deletes the mail server, then its password. */
export const route = defineHandler(removeMailServer, ({ table, env, mailPassword }) => async () => {
  const before = await smtpSettings.read(table);
  await smtpSettings.delete(table);
  if (before?.user) await mailPassword?.write(undefined);
  return toMailState(undefined, env);
});
