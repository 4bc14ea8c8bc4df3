import { readConversationStats } from '#functions/conversations/admin/stats.ts';
import { readUnanswered } from '#functions/conversations/store/list.ts';
import type { Deps } from '#functions/http/types.ts';
import { loadClusteringFeatures } from '#functions/knowledge/clustering-features.ts';
import { groupUnanswered } from '#functions/knowledge/group.ts';
import { readKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { type NotifyDeps, notify } from '#functions/notifications/notify.ts';
import { weeklyReportsPartition } from '#functions/table/keys.ts';
import { getWeeklyReport, putWeeklyReport } from '#functions/weekly-report/store.ts';
import type { WeeklyReport } from '#shared/api/weekly-reports.ts';
import { composeWeeklyReport, isQuiet } from './compose.ts';
import { withQuestions } from './questions.ts';
import { type Week, weekBefore } from './week.ts';

/** `kept`: the report already exists, and the owner was or is being notified. */
export type WeeklyReportResult = 'written' | 'told' | 'kept' | 'quiet';

/** Another run that stored the report less than this ago (ms) may still be notifying. */
const notifyingMs = 45_000;

const readWeek = async (
  table: Deps['table'],
  { monday, sunday, end }: Week,
  now: Date,
): Promise<WeeklyReport | undefined> => {
  const sums = await readConversationStats(table, monday, sunday);
  if (isQuiet(sums)) return undefined;
  const [found, { cards: taught }] = await Promise.all([
    readUnanswered(table, monday, now),
    readKnowledge(table),
  ]);
  const missed = found.filter(({ at }) => at < end);
  const groups = groupUnanswered(missed, await loadClusteringFeatures(missed));
  return composeWeeklyReport({ sums, groups, taught }, { week: monday, at: now.toISOString() });
};

/**
 * Writes the past week's report and notifies the owner on every configured channel. A report is written once;
 * a run that finds it only notifies channels that have not received it, so that a retry sends nothing twice.
 * `at` is when the report was due. A week without activity gets no report.
 */
export const writeWeeklyReport = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  notifyDeps: NotifyDeps,
  at: Date,
): Promise<WeeklyReportResult> => {
  const now = clock();
  const week = weekBefore(at);
  let report = await getWeeklyReport(table, week.monday, now);
  const known = report !== undefined;
  if (report && now.getTime() - Date.parse(report.at) < notifyingMs) return 'kept';
  if (!report) {
    report = await readWeek(table, week, now);
    if (!report) return 'quiet';
    if (!(await putWeeklyReport(table, report, now))) return 'kept';
  }
  const [item] = await withQuestions(table, [report], now);
  const id = `letter-${week.monday}`;
  const failed = await notify([{ id, item: { ...item, pk: weeklyReportsPartition } }], notifyDeps);
  if (failed.length > 0) throw new Error('The weekly report was stored but could not be sent');
  return known ? 'told' : 'written';
};
