import { type NewsletterDeps, sendIssues } from '#functions/newsletters/send-issues.ts';
import { type ReminderDeps, sendReminders } from './reminders.ts';

/** How often the jobs run; a run ends before the next one starts. */
export const mailJobMinutes = 5;
const runMs = 240_000;

/** Sends what is due: reminders of appointments first, then newsletters for up to four minutes. */
export const runMailJobs = async (deps: NewsletterDeps & ReminderDeps): Promise<void> => {
  const until = Date.now() + runMs;
  await sendReminders(deps);
  await sendIssues(deps, until);
};
