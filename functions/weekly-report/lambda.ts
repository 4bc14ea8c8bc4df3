import { depsFromEnv } from '#functions/http/deps.ts';
import { siteValuesRefresh } from '#functions/http/live-site-values.ts';
import type { Deps } from '#functions/http/types.ts';
import { notifyDeps } from '#functions/notifications/deps.ts';
import { writeWeeklyReport } from './write.ts';

/** The schedule's event: `time` is when the report was due, the same in every retry. */
interface ScheduleEvent {
  readonly time?: string;
}

let deps: Deps | undefined;
const refreshSiteValues = siteValuesRefresh();

/** Lambda that the schedule calls every Monday; a thrown error is retried twice. */
export const handler = async ({ time }: ScheduleEvent): Promise<{ letter: string }> => {
  deps ??= depsFromEnv();
  await refreshSiteValues(deps);
  const due = new Date(time ?? deps.clock());
  const letter = await writeWeeklyReport(deps, await notifyDeps(deps), due);
  deps.log.info('letter', { letter });
  return { letter };
};
