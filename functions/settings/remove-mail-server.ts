import { defineHandler } from '#functions/http/define.ts';
import { deleteSmtp, readSmtp } from '#functions/mail/smtp-settings.ts';
import { removeMailServer } from '#shared/api/admin-settings.ts';
import { toMailState } from './mail-state.ts';

/** Deletes the mail server, then its password. */
export const route = defineHandler(removeMailServer, ({ table, env, mailPassword }) => async () => {
  const before = await readSmtp(table);
  await deleteSmtp(table);
  if (before?.user) await mailPassword?.write(undefined);
  return toMailState(undefined, env);
});
