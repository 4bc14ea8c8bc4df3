import { defineHandler } from '#functions/http/define.ts';
import { readLetters } from '#functions/weekly-report/store.ts';
import { listLetters } from '#shared/api/letters.ts';
import { conversationDays } from '#shared/domain/conversations.ts';
import { withQuestions } from './questions.ts';

const mostLetters = 53;
const dayMs = 86_400_000;

/** Lists the weekly reports. Questions are read from their conversations while those exist. */
export const route = defineHandler(listLetters, ({ table, clock }) => async () => {
  const now = clock();
  const letters = await readLetters(table, mostLetters, now);
  const since = new Date(now.getTime() - (conversationDays + 7) * dayMs).toISOString();
  const recent = letters.filter(({ week }) => week >= since.slice(0, 10));
  return [...(await withQuestions(table, recent, now)), ...letters.slice(recent.length)];
});
