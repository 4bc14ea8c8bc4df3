import { createHash } from 'node:crypto';
import { defineHandler } from '#functions/http/define.ts';
import { makeCard } from '#functions/knowledge/put-card.ts';
import { changeKnowledge, readKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { entriesAtOnce, importKnowledge } from '#shared/api/knowledge.ts';
import { answerChars, maxTaughtCards, questionChars, type TaughtCard } from '#shared/domain/knowledge.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { redact } from '#shared/domain/redact/redact.ts';
import { type Entry, type ImportFormat, readEntries } from './read.ts';

const maxEntries = entriesAtOnce;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The same question always gets the same card id, so that repeated imports don't duplicate it. */
const makeCardId = (language: LanguageCode, question: string): string =>
  `taught.${createHash('sha256')
    .update(`${language} ${plain(question)}`)
    .digest('hex')
    .slice(0, 16)}`;

const findRefusal = ({ question, answer, broken }: Entry): string | undefined => {
  if (broken) return broken;
  if (!/[\p{L}\p{N}]/u.test(question)) return 'There is no question.';
  if (!/[\p{L}\p{N}]/u.test(answer)) return 'There is no answer.';
  if (question.length > questionChars) return `The question is longer than ${questionChars} characters.`;
  if (answer.length > answerChars) return `The answer is longer than ${answerChars} characters.`;
  if (redact(answer).found.length > 0) return 'The answer holds a card, account or identity number.';
  return undefined;
};

const knownQuestions = (cards: readonly TaughtCard[]): ReadonlySet<string> =>
  new Set(cards.flatMap(({ questions }) => Object.values(questions).flat().map(plain)));

/** Decides what happens to each entry; of two equal ones, the first counts. */
const judge = (entries: readonly Entry[], cards: readonly TaughtCard[]) => {
  const known = new Set(knownQuestions(cards));
  let room = maxTaughtCards - cards.length;
  return entries.map(({ broken, ...entry }) => {
    const reason = findRefusal({ ...entry, ...(broken ? { broken } : {}) });
    if (reason) return { ...entry, status: 'refused' as const, reason };
    if (known.has(plain(entry.question)))
      return { ...entry, status: 'known' as const, reason: 'A card answers this question already.' };
    if (room <= 0)
      return { ...entry, status: 'refused' as const, reason: 'There is no room for more cards.' };
    room -= 1;
    known.add(plain(entry.question));
    return { ...entry, status: 'new' as const };
  });
};

/** Reads questions and answers, reports what happens to each, and stores the new ones on request. */
export const route = defineHandler(importKnowledge, ({ table, clock }) => async ({ body }) => {
  const { format, entries: all }: { format: ImportFormat | 'entries'; entries: Entry[] } = body.entries
    ? { format: 'entries', entries: body.entries.map((entry, index) => ({ ...entry, line: index + 1 })) }
    : readEntries(body.text ?? '');
  const entries = all.slice(0, maxEntries);
  let judged = judge(entries, (await readKnowledge(table)).cards);
  const stored = () => judged.filter(({ status }) => status === 'new');
  if (body.store && stored().length > 0) {
    const now = clock();
    await changeKnowledge(table, ({ cards, facts }) => {
      judged = judge(entries, cards);
      const made = stored().map(({ question, answer, language = body.language }) =>
        makeCard(
          makeCardId(language, question),
          { questions: { [language]: [question] }, answers: { [language]: { text: answer } } },
          1,
          now,
        ),
      );
      return { cards: [...cards, ...made], facts, versions: made };
    });
  }
  const beyond = all.slice(maxEntries).map(({ broken: _, ...entry }) => ({
    ...entry,
    status: 'refused' as const,
    reason: `At most ${maxEntries} at a time: import the rest again.`,
  }));
  const shown = [...judged, ...beyond].slice(0, 1000).map(({ language: _, ...entry }) => entry);
  return { format, entries: shown, stored: body.store ? stored().length : 0 };
});
