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

/** `kept`: it was there and told of already, or is being told of. */
export type LetterResult = 'written' | 'told' | 'kept' | 'quiet';

/** Another run that found the letter written so shortly ago may still be telling of it. */
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
 * Writes the letter of the week that is over and tells the owner of it by every channel that is set up. A letter is written
 * once: a run that finds it there only tells whom it was not told yet, so that a retry sends no second mail. `at` is
 * the moment the letter was due; a quiet week has none.
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
