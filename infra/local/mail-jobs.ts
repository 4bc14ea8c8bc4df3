import { runMailJobs } from '#functions/mail-jobs/run.ts';
import { type LocalChannelOptions, localJobEnv } from './local-channels.ts';

export interface MailJobOptions extends Omit<LocalChannelOptions, 'siteUrl' | 'dataDir'> {
  readonly siteUrl: () => string;
}

const everyMs = 60_000;

/** Replaces the schedule on AWS: sends reminders and newsletters once a minute. */
export const startMailJobs = ({ siteUrl, ...options }: MailJobOptions) => {
  let running: Promise<void> | undefined;
  const run = () => {
    const env = localJobEnv({ ...options, siteUrl: siteUrl() });
    running ??= runMailJobs({ ...options, env })
      .catch((error: unknown) => {
        options.log.error('mail_jobs.local', { error: error instanceof Error ? error.name : 'unknown' });
      })
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
