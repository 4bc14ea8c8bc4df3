import type { Knowledge } from '#functions/assistant/retrieval/found.ts';
import { publishedPosts } from '#functions/assistant/retrieval/published-posts.ts';
import { answerForSite } from '#functions/assistant/site-answer.ts';
import { readList, readUnanswered } from '#functions/conversations/store/list.ts';
import { readHead } from '#functions/conversations/store/read.ts';
import { defineHandler } from '#functions/http/define.ts';
import { readKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { previewTaughtCard } from '#shared/api/knowledge.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { makeCard } from './put-card.ts';

const lookedBackMs = 45 * 86_400_000;
/** Most questions of each kind to answer again. */
const maxQuestions = 60;

interface Collected {
  readonly text: string;
  readonly language: LanguageCode;
}

const distinct = (questions: readonly Collected[]): Collected[] =>
  [
    ...new Map(
      questions.filter(({ text }) => text.trim()).map((one) => [one.text.toLowerCase(), one]),
    ).values(),
  ].slice(0, maxQuestions);

/**
 * Finds the questions that the assistant would confidently answer with the card, in their original context.
 */
const listAnswered = async (
  id: string,
  questions: readonly Collected[],
  known: Knowledge,
): Promise<string[]> => {
  const found: string[] = [];
  for (const { text, language } of questions) {
    const { answer } = await answerForSite({ message: text, history: [], explicit: language, ...known });
    if (answer.cards[0] === id && answer.outcome === 'answered' && !answer.doubted) found.push(text);
  }
  return found;
};

/** Items that are only in the first list. */
const inOne = (before: readonly string[], after: readonly string[]): string[] => [
  ...after.filter((text) => !before.includes(text)),
  ...before.filter((text) => !after.includes(text)),
];

/** Answers the collected questions again, with the edited card. */
export const route = defineHandler(previewTaughtCard, (deps) => async ({ body }) => {
  const { table, clock } = deps;
  const now = clock();
  const since = new Date(now.getTime() - lookedBackMs).toISOString();
  const [{ cards, facts }, missed, { items }] = await Promise.all([
    readKnowledge(table),
    readUnanswered(table, since, now),
    readList(table, { list: 'all', since }, { wanted: 2 * maxQuestions, now }),
  ]);
  const unanswered = distinct(missed.map(({ said, language }) => ({ text: said, language })));
  const open = new Set(missed.map(({ said }) => said.toLowerCase()));
  const right = distinct(
    items.flatMap((item) => {
      const head = readHead(item, now);
      return head?.outcome === 'answered' &&
        head.where === 'site' &&
        head.live === 0 &&
        !open.has(head.last.toLowerCase())
        ? [{ text: head.last, language: head.language }]
        : [];
    }),
  );
  const id = body.id ?? 'taught.preview';
  const others = cards.filter((card) => card.id !== id);
  const around = { facts, now, posts: publishedPosts(deps) };
  const known = { ...around, knowledge: [...others, makeCard(id, body.card, 1, now)] };
  // For an edit, also the questions that the card already answers, because changing it could lose them.
  const before =
    others.length < cards.length ? await listAnswered(id, right, { ...around, knowledge: cards }) : [];
  return {
    unanswered: unanswered.length,
    wouldAnswer: await listAnswered(id, unanswered, known),
    answered: right.length,
    wouldChange: inOne(before, await listAnswered(id, right, known)),
  };
});
