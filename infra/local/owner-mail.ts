import type { Deps } from '#functions/http/types.ts';
import { mailSender } from '#functions/mail/sender.ts';
import type { NotifyDeps } from '#functions/notifications/notify.ts';
import { mailToFile } from './mail-to-file.ts';

export type OwnerMailDeps = Pick<Deps, 'table' | 'mailPassword'> & { readonly dataDir: string };

/** What background jobs on one machine send with: the owner may use a mail server in a private network. */
export const localMailDeps = ({ table, mailPassword }: Pick<Deps, 'table' | 'mailPassword'>) => ({
  table,
  mailPassword,
  env: { SMTP_PRIVATE_HOSTS: '1' },
});

/** Mails the owner through their mail server; without one, appends to the file in the data folder. */
export const ownerMail = async (deps: OwnerMailDeps): Promise<NonNullable<NotifyDeps['sendMail']>> => {
  const sender = await mailSender(localMailDeps(deps));
  return sender ? (mail) => sender.send({ ...mail, to: sender.owner }) : mailToFile(deps.dataDir);
};
