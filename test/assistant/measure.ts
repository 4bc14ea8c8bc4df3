import { withoutNames } from '#functions/assistant/language/features.ts';
import { hasPack } from '#functions/assistant/packs/load.ts';
import { answerForSite } from '#functions/assistant/site-answer.ts';
import type { CardAnswer } from '#functions/assistant/talk/answer.ts';
import type { ChatTurn } from '#shared/api/chat.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import type { EvaluationSet, Expected } from './evaluation-set.ts';

export interface Judged {
  readonly id: string;
  readonly lang: LanguageCode;
  readonly kind: string;
  readonly message: string;
  readonly language: boolean;
  readonly answered: boolean;
  readonly action: boolean;
  readonly right: boolean;
  /** An answerable question was answered with "I don't know" or as off-topic. */
  readonly refused: boolean;
  readonly cards: readonly string[];
  readonly near: readonly string[];
  readonly got: LanguageCode;
  readonly reply: string;
}

/** Thousands, dashes and Arabic vowel signs are written in several ways; a fact counts in any of them. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u064b-\u0652]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u2018\u2019]/g, "'");

const has = (reply: string, part: string): boolean => plain(reply).includes(plain(part));

const givesUp: readonly string[] = ['unknown', 'declined'];

/** Whether one tap on a question that the assistant asks back leads to the answer. */
const offersAnswer = async (
  { suggestions }: CardAnswer,
  language: LanguageCode,
  hits: (text: string) => boolean,
): Promise<boolean> => {
  for (const { kind, text } of suggestions) {
    if (kind !== 'ask') continue;
    const { answer } = await answerForSite({ message: text, history: [], explicit: language });
    if (hits(answer.message)) return true;
  }
  return false;
};

const judge = async (
  { id, lang, kind }: { id: string; lang: LanguageCode; kind: string },
  expected: Expected,
  history: readonly ChatTurn[],
): Promise<Judged> => {
  const { answer, language } = await answerForSite({ message: expected.message, history });
  const { message: reply, outcome, suggestions, action, cards, ranked } = answer;
  const near = ranked.map(({ card }) => card);
  const must = expected.must ?? [];
  const clean = !(expected.mustNot ?? []).some((part) => has(reply, part));
  const hits = (text: string) => must.every((group) => group.some((part) => has(text, part)));
  const hit =
    hits(reply) ||
    ((outcome === 'clarified' || outcome === 'unknown') && (await offersAnswer(answer, language, hits)));
  const honest =
    givesUp.includes(outcome) ||
    outcome === 'clarified' ||
    suggestions.some(({ kind: button }) => button === 'pass' || button === 'contact');
  const answered =
    clean && hit && (expected.answerable !== false || must.length > 0 || honest || kind === 'smalltalk');
  const rightAction = (action ?? null) === (expected.action ?? null);
  // A dialogue may change its language: the facts in the new language, or the form, show that the assistant
  // followed.
  const followed = kind === 'dialogue' && ((must.length > 0 && hit) || (expected.action && rightAction));
  // "SLA?" has no language; without a conversation or a browser language, English is right.
  const isNobodys = history.length === 0 && !/\p{L}/u.test(withoutNames(expected.message));
  const rightLanguage = language === lang || Boolean(followed) || (isNobodys && language === 'en');
  return {
    id,
    lang,
    kind,
    message: expected.message,
    language: rightLanguage,
    answered,
    action: rightAction,
    right: rightLanguage && answered && rightAction,
    refused: expected.answerable !== false && must.length > 0 && givesUp.includes(outcome) && !hit,
    cards,
    near,
    got: language,
    reply,
  };
};

/** Runs a set through the cards, without a model or a browser language, like a stranger's first visit. */
export const measure = async (set: EvaluationSet): Promise<{ sentences: Judged[]; turns: Judged[] }> => {
  const spoken = (lang: LanguageCode) => hasPack(lang);
  const sentences: Judged[] = [];
  for (const sentence of set.sentences.filter(({ lang }) => spoken(lang)))
    sentences.push(await judge(sentence, sentence, sentence.history ?? []));
  const turns: Judged[] = [];
  for (const { id, lang, turns: said } of set.dialogues.filter(({ lang }) => spoken(lang))) {
    const history: ChatTurn[] = [];
    for (const [index, turn] of said.entries()) {
      const judged = await judge({ id: `${id}.${index + 1}`, lang, kind: 'dialogue' }, turn, history);
      turns.push(judged);
      history.push({ role: 'user', content: turn.message }, { role: 'assistant', content: judged.reply });
    }
  }
  return { sentences, turns };
};

/** Languages in the order of the picker, with the results for each. */
export const byLanguage = (judged: readonly Judged[]): [LanguageCode, Judged[]][] =>
  languageCodes
    .map((code): [LanguageCode, Judged[]] => [code, judged.filter(({ lang }) => lang === code)])
    .filter(([, list]) => list.length > 0);
