import type { Deps } from '#functions/http/types.ts';
import { writeWeeklyReport } from '#functions/weekly-report/write.ts';
import { localChannels } from './local-channels.ts';

export interface WeeklyReportOptions
  extends Pick<Deps, 'table' | 'clock' | 'log' | 'newId' | 'mailPassword'> {
  readonly dataDir: string;
  readonly siteUrl: () => string;
  readonly visitorSecret: string;
}

const everyMs = 3_600_000;

/**
 * Replaces the schedule on AWS: checks at start and every hour whether last week's report is due, so a
 * computer that was off on Monday writes it later. A report is written only once.
 */
export const startWeeklyReports = ({ dataDir, siteUrl, ...deps }: WeeklyReportOptions) => {
  let running: Promise<unknown> = Promise.resolve();
  const write = async () => {
    const channels = await localChannels({ ...deps, dataDir, siteUrl: siteUrl() });
    await writeWeeklyReport(deps, channels, deps.clock());
  };
  const writeIfDue = () => {
    running = write().catch((error: unknown) => {
      deps.log.error('letter.local', { error: error instanceof Error ? error.name : 'unknown' });
    });
  };
  const timer = setInterval(writeIfDue, everyMs);
  timer.unref();
  writeIfDue();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
