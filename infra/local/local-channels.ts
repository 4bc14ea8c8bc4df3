import type { Deps } from '#functions/http/types.ts';
import { notifyDeps } from '#functions/notifications/deps.ts';
import type { NotifyDeps } from '#functions/notifications/notify.ts';
import { mailToFile } from './mail-to-file.ts';

export interface LocalChannelOptions
  extends Pick<Deps, 'table' | 'clock' | 'log' | 'newId' | 'mailPassword'> {
  readonly dataDir: string;
  readonly siteUrl: string;
  readonly visitorSecret: string;
}

/** The environment of background jobs on one machine, whose mail server may be in a private network. */
export const localJobEnv = ({
  siteUrl,
  visitorSecret,
}: Pick<LocalChannelOptions, 'siteUrl' | 'visitorSecret'>) => ({
  SITE_URL: siteUrl,
  VISITOR_SECRET: visitorSecret,
  SMTP_PRIVATE_HOSTS: '1',
});

/** Notifies through the owner's mail server; without one, appends to the file in the data folder. */
export const localChannels = async (options: LocalChannelOptions): Promise<NotifyDeps> => {
  const channels = await notifyDeps({ ...options, env: localJobEnv(options) });
  return { ...channels, sendMail: channels.sendMail ?? mailToFile(options.dataDir) };
};
