import { readFigures } from '#functions/conversations/store/read-figures.ts';
import { readUnanswered } from '#functions/conversations/store/unanswered.ts';
import type { Deps } from '#functions/http/types.ts';
import { tellingOf } from '#functions/knowledge/clustering-features.ts';
import { groupUnanswered } from '#functions/knowledge/group.ts';
import { readKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { type NotifyDeps, notify } from '#functions/notifications/notify.ts';
import { lettersPartition } from '#functions/table/keys.ts';
import { getLetter, putLetter } from '#functions/weekly-report/store.ts';
import type { WeeklyLetter } from '#shared/api/letters.ts';
import { composeLetter, isQuiet } from './compose.ts';
import { withQuestions } from './questions.ts';
import { type Week, weekBefore } from './week.ts';

/** `kept`: the report exists, and the owner was notified or is being notified. */
export type LetterResult = 'written' | 'told' | 'kept' | 'quiet';

/** Another run that stored the report less than this ago (ms) may still be notifying. */
const tellingMs = 45_000;

const readWeek = async (
  table: Deps['table'],
  { monday, sunday, end }: Week,
  now: Date,
): Promise<WeeklyLetter | undefined> => {
  const sums = await readFigures(table, monday, sunday);
  if (isQuiet(sums)) return undefined;
  const [found, { cards: taught }] = await Promise.all([
    readUnanswered(table, monday, now),
    readKnowledge(table),
  ]);
  const missed = found.filter(({ at }) => at < end);
  const groups = groupUnanswered(missed, await tellingOf(missed));
  return composeLetter({ sums, groups, taught }, { week: monday, at: now.toISOString() });
};

/**
 * Writes the past week's report and notifies the owner on every configured channel. A report is written
 * once; a run that finds it only notifies channels that have not received it, so that a retry sends nothing
 * twice. `at` is when the report was due. A quiet week has none.
 */
export const writeLetter = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  telling: NotifyDeps,
  at: Date,
): Promise<LetterResult> => {
  const now = clock();
  const week = weekBefore(at);
  let letter = await getLetter(table, week.monday, now);
  const known = letter !== undefined;
  if (letter && now.getTime() - Date.parse(letter.at) < tellingMs) return 'kept';
  if (!letter) {
    letter = await readWeek(table, week, now);
    if (!letter) return 'quiet';
    if (!(await putLetter(table, letter, now))) return 'kept';
  }
  const [item] = await withQuestions(table, [letter], now);
  const id = `letter-${week.monday}`;
  const failed = await notify([{ id, item: { ...item, pk: lettersPartition } }], telling);
  if (failed.length > 0) throw new Error('The letter was kept, but could not be sent');
  return known ? 'told' : 'written';
};
