import type { CardText } from '#shared/content/assistant/cards/types.ts';
import type { TaughtCard } from '#shared/domain/knowledge.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';

/**
 * Normalizes a question to a card phrasing: lower case, one line. Braces and bars would be read as
 * alternatives.
 */
const toPhrasing = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[{}|]/g, ' ')
    .replace(/[?¿？؟!。.]+\s*$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Braces in an answer would be read as placeholders. */
const withoutBraces = (answer: string): string => answer.replaceAll('{', '(').replaceAll('}', ')');

const maxNameWords = 4;

/** Card name: the first words of its question if they are plain letters, else its id. */
const cardName = ({ id, questions }: TaughtCard): string => {
  const [first = ''] = questions.en ?? Object.values(questions)[0] ?? [];
  const words = first
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z]{2,}/g)
    ?.slice(0, maxNameWords);
  const parts = words && words.length > 1 ? words : ['taught', ...id.replace(/^taught\./, '').split('-')];
  return parts
    .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('');
};

/** Pairs each card with a unique name. */
const nameCards = (cards: readonly TaughtCard[]): readonly (readonly [string, TaughtCard])[] => {
  const uses = new Map<string, number>();
  return cards.map((card) => {
    const name = cardName(card);
    const before = uses.get(name) ?? 0;
    uses.set(name, before + 1);
    return [before === 0 ? name : `${name}${before + 1}`, card];
  });
};

/** One line of the file. */
export interface ExportedCard extends CardText {
  readonly language: LanguageCode;
  readonly id: string;
  /** Page to link to; `href` in the card's meta. */
  readonly href?: string;
}

const exportCard = (name: string, card: TaughtCard, language: LanguageCode): ExportedCard[] => {
  const answer = card.answers[language];
  const questions = card.questions[language] ?? [];
  const [chip] = questions;
  if (chip === undefined || !answer || answer.draft) return [];
  return [
    {
      language,
      id: `taught.${name}`,
      chip,
      answer: withoutBraces(answer.text),
      asks: [...new Set(questions.map(toPhrasing).filter(Boolean))],
      ...(card.link ? { href: card.link } : {}),
    },
  ];
};

/** Serializes to one line; escapes invisible and bidirectional control characters. */
const toLine = (card: ExportedCard): string =>
  JSON.stringify(card).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) =>
    sign
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );

/**
 * Exports taught answers as JSONL, one line per card and language, in the format of `cards.jsonl`. Skips
 * drafts, and answers without a question in their language.
 */
export const cardFile = (cards: readonly TaughtCard[]): string => {
  const named = nameCards(cards);
  return languageCodes
    .flatMap((language) => named.flatMap(([name, card]) => exportCard(name, card, language)))
    .map((card) => `${toLine(card)}\n`)
    .join('');
};
