import type { Deps } from '#functions/http/types.ts';
import { noted } from '#functions/notifications/record-notice.ts';
import { writeLetter } from '#functions/weekly-report/write.ts';
import { outboxMail } from './outbox-mail.ts';

export interface WeeklyLetterOptions extends Pick<Deps, 'table' | 'clock' | 'log'> {
  readonly dataDir: string;
  readonly siteUrl: () => string;
}

const everyMs = 3_600_000;

/**
 * What the schedule does on AWS: looks at the start and every hour whether the letter of the last week is still to be written,
 * so that a computer that was off on Monday gets it when it is on. Writing is once a week whoever asks.
 */
export const weeklyLetters = ({ dataDir, siteUrl, ...deps }: WeeklyLetterOptions) => {
  let running: Promise<unknown> = Promise.resolve();
  const sendMail = outboxMail(dataDir);
  const look = () => {
    running = writeLetter(
      deps,
      { siteUrl: siteUrl(), log: deps.log, sendMail, ...noted(deps) },
      deps.clock(),
    ).catch((error: unknown) => {
      deps.log.error('letter.local', { error: error instanceof Error ? error.name : 'unknown' });
    });
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  look();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
