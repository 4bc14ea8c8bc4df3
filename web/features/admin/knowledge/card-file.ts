import type { TaughtCard } from '#shared/domain/knowledge.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';

/** As TypeScript in single quotes; what can't be seen, or turns the text around, is spelt out. */
const text = (value: string): string =>
  `'${value
    .replace(/[\\']/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)}'`;

/** A phrasing as the cards have it: lower case, one line; braces and bars would be alternatives. */
const phrasing = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[{}|]/g, ' ')
    .replace(/[?¿？؟!。.]+\s*$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Braces in an answer would be filled in. */
const said = (answer: string): string => answer.replaceAll('{', '(').replaceAll('}', ')');

const mostWords = 4;

/** What a card is called in the code: the first words of its question where they are plain letters, else its id. */
const nameOf = ({ id, questions }: TaughtCard): string => {
  const [first = ''] = questions.en ?? Object.values(questions)[0] ?? [];
  const words = first
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z]{2,}/g)
    ?.slice(0, mostWords);
  const parts = words && words.length > 1 ? words : ['taught', ...id.replace(/^taught\./, '').split('-')];
  return parts
    .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('');
};

/** Every card with a name that no other has. */
const named = (cards: readonly TaughtCard[]): readonly (readonly [string, TaughtCard])[] => {
  const taken = new Map<string, number>();
  return cards.map((card) => {
    const name = nameOf(card);
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    return [before === 0 ? name : `${name}${before + 1}`, card];
  });
};

interface Written {
  readonly name: string;
  readonly chip: string;
  readonly answer: string;
  readonly asks: readonly string[];
}

/** What a card says and is asked by in a language, where it is both. */
const writtenIn = (name: string, card: TaughtCard, language: LanguageCode): Written[] => {
  const answer = card.answers[language];
  const questions = card.questions[language] ?? [];
  const [chip] = questions;
  if (chip === undefined || !answer || answer.draft) return [];
  const asks = [...new Set(questions.map(phrasing).filter(Boolean))];
  return [{ name, chip, answer: said(answer.text), asks }];
};

/** An object with an entry for each language that has one. */
const byLanguage = (
  all: readonly (readonly [LanguageCode, readonly Written[]])[],
  lineOf: (card: Written) => string,
): string[] => all.flatMap(([code, cards]) => [`  ${code}: {`, ...cards.map(lineOf), '  },']);

/**
 * What was taught as a file of the repository, to lie beside the cards' `types.ts`: for each language the answers and the
 * phrasings of its cards, as an area's files have them, and the places they link to. Drafts are left out.
 */
export const cardFile = (cards: readonly TaughtCard[]): string => {
  const all = named(cards);
  const written = languageCodes
    .map((code) => [code, all.flatMap(([name, card]) => writtenIn(name, card, code))] as const)
    .filter(([, found]) => found.length > 0);
  const places = all.flatMap(([name, { link }]) => (link ? [`  ${name}: ${text(link)},`] : []));
  return [
    "import type { LanguageCode } from '#shared/domain/languages.ts';",
    "import type { CardAnswer } from './types.ts';",
    '',
    'type InLanguages<Entry> = Partial<Record<LanguageCode, Readonly<Record<string, Entry>>>>;',
    '',
    '/** Taught in the portal. The names belong into an area of `cardNames`, the answers into that area of each language. */',
    'export const answers = {',
    ...byLanguage(
      written,
      ({ name, chip, answer }) => `    ${name}: { chip: ${text(chip)}, answer: ${text(answer)} },`,
    ),
    '} as const satisfies InLanguages<CardAnswer>;',
    '',
    '/** How they are asked for: into that area of the same folder’s `asks`. */',
    'export const asks = {',
    ...byLanguage(written, ({ name, asks }) => `    ${name}: [${asks.map(text).join(', ')}],`),
    '} as const satisfies InLanguages<readonly string[]>;',
    '',
    "/** Where an answer stands on the site: `href` of the card's meta. */",
    'export const places = {',
    ...places,
    '} as const satisfies Readonly<Record<string, string>>;',
    '',
  ].join('\n');
};
