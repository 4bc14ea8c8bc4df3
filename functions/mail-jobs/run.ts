import { deliverDueEvents } from '#functions/events/deliver.ts';
import { siteValuesRefresh } from '#functions/http/live-site-values.ts';
import { type NewsletterDeps, sendIssues } from '#functions/newsletters/send-issues.ts';
import { startDuePublications } from '#functions/site/store.ts';
import { type ReminderDeps, sendReminders } from './reminders.ts';

/** How often the jobs run; a run ends before the next one starts. */
export const mailJobMinutes = 5;
const runMs = 240_000;

const refreshSiteValues = siteValuesRefresh();

/**
 * Does everything that is due: first publications, then appointment reminders, then events for other systems,
 * then newsletters for up to four minutes.
 */
export const runMailJobs = async (deps: NewsletterDeps & ReminderDeps): Promise<void> => {
  await startDuePublications(deps.table, deps.clock());
  await refreshSiteValues(deps);
  const until = Date.now() + runMs;
  await sendReminders(deps);
  // A receiver that is down must not delay newsletters.
  await deliverDueEvents(deps, Date.now() + runMs / 2);
  await sendIssues(deps, until);
};
