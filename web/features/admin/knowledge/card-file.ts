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

const cardLines = (name: string, card: TaughtCard, language: LanguageCode): string[] => {
  const answer = card.answers[language];
  const questions = card.questions[language] ?? [];
  const [chip] = questions;
  if (chip === undefined || !answer || answer.draft) return [];
  const asks = [...new Set(questions.map(phrasing).filter(Boolean))];
  return [
    `    ${name}: {`,
    `      chip: ${text(chip)},`,
    `      answer: ${text(said(answer.text))},`,
    `      asks: [${asks.map(text).join(', ')}],`,
    '    },',
  ];
};

/**
 * What was taught as a file of the repository, to lie beside the cards' `types.ts`: for each language the cards that are answered
 * in it, as an area's file has them, and the places they link to. Drafts are left out.
 */
export const cardFile = (cards: readonly TaughtCard[]): string => {
  const all = named(cards);
  const languages = languageCodes.flatMap((code) => {
    const lines = all.flatMap(([name, card]) => cardLines(name, card, code));
    return lines.length > 0 ? [`  ${code}: {`, ...lines, '  },'] : [];
  });
  const places = all.flatMap(([name, { link }]) => (link ? [`  ${name}: ${text(link)},`] : []));
  return [
    "import type { LanguageCode } from '#shared/domain/languages.ts';",
    "import type { CardText } from './types.ts';",
    '',
    '/** Taught in the portal. The names belong into an area of `cardNames`, the texts into that area of each language. */',
    'export const taught = {',
    ...languages,
    '} as const satisfies Partial<Record<LanguageCode, Readonly<Record<string, CardText>>>>;',
    '',
    "/** Where an answer stands on the site: `href` of the card's meta. */",
    'export const places = {',
    ...places,
    '} as const satisfies Readonly<Record<string, string>>;',
    '',
  ].join('\n');
};
