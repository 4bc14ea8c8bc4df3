import { defineHandler } from '#functions/http/define.ts';
import { readWeeklyReports } from '#functions/weekly-report/store.ts';
import { listLetters } from '#shared/api/weekly-reports.ts';
import { conversationDays } from '#shared/domain/conversations.ts';
import { withQuestions } from './questions.ts';

const maxReports = 53;
const dayMs = 86_400_000;

/** Lists the weekly reports. Questions are read from their conversations while those exist. */
export const route = defineHandler(listLetters, ({ table, clock }) => async () => {
  const now = clock();
  const reports = await readWeeklyReports(table, maxReports, now);
  const since = new Date(now.getTime() - (conversationDays + 7) * dayMs).toISOString();
  const recent = reports.filter(({ week }) => week >= since.slice(0, 10));
  return [...(await withQuestions(table, recent, now)), ...reports.slice(recent.length)];
});
