import type { LinearModel } from '#functions/assistant/finder/linear-model.ts';
import { randomOf, trainingTexts } from '#functions/assistant/training/expand.ts';
import { cut, learnFrom, type Sample } from '#functions/assistant/training/train.ts';
import type { LanguageCards } from '#shared/content/assistant/cards/types.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { languageFeatures } from '../features.ts';
import { commonWords, greetings } from './common-words.ts';
import { besideNeighbours } from './neighbours.ts';
import { transliterated } from './transliterated.ts';

/** The site's own sentences in one language. */
export interface LanguageSource {
  readonly code: LanguageCode;
  readonly cards?: LanguageCards | undefined;
  /** Other content in this language. */
  readonly others: readonly unknown[];
}

const keptWeights = 90_000;
const sentencesPerLanguage = 3000;
const askedPerCard = 24;
const wordMixes = 300;

/** Collects all texts inside a content object. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

const pieces = (text: string): string[] =>
  text
    .replace(/\{\w+\}/g, ' ')
    .split(/[.!?|\n。！？]+/u)
    .map((part) => part.replace(/[*~^]/g, '').trim())
    .filter((part) => /\p{L}{2}/u.test(part));

/** Random word sequences from a list: not sentences, but typical words and letters. */
const mixesOf = (words: readonly string[], random: () => number): string[] =>
  Array.from({ length: wordMixes }, () =>
    Array.from(
      { length: 2 + Math.floor(random() * 5) },
      () => words[Math.floor(random() * words.length)] ?? '',
    ).join(' '),
  );

const textsOf = ({ code, cards, others }: LanguageSource): string[] => {
  const random = randomOf(languageCodes.indexOf(code) + 7);
  const lists = [commonWords[code as keyof typeof commonWords], transliterated[code]].filter(
    (list) => list !== undefined,
  );
  const asked = cards
    ? Object.values(cards.areas).flatMap((area) =>
        Object.values(area).flatMap(({ asks, chip, answer }, index) => [
          ...trainingTexts(asks, askedPerCard, index + 1),
          chip,
          ...pieces(answer),
        ]),
      )
    : [];
  const own = [...asked, ...others.flatMap(textsIn).flatMap(pieces)];
  const chosen = own.map((text) => [random(), text] as const);
  return [
    ...chosen
      .sort((a, b) => a[0] - b[0])
      .slice(0, sentencesPerLanguage)
      .map(([, text]) => text),
    ...lists.flatMap((list) => {
      const words = list.split(' ');
      return [
        ...mixesOf(words, random),
        ...(greetings[code] ?? '').split('|').flatMap((text) => [text, text, text]),
      ];
    }),
    ...besideNeighbours(code).flatMap((text) => [text, text, text]),
  ];
};

/** Returns the training texts with their languages. */
export const languageSamples = (sources: readonly LanguageSource[]): Sample[] =>
  sources.flatMap((source): Sample[] =>
    textsOf(source).map((text) => ({ text, target: languageCodes.indexOf(source.code) })),
  );

/** Trains the language classifier on the site's own texts. */
export const trainLanguages = (sources: readonly LanguageSource[]): LinearModel => {
  const learned = learnFrom(languageSamples(sources), {
    classes: languageCodes.length,
    epochs: 4,
    rate: 10,
    leastCount: 3,
    features: languageFeatures,
  });
  return cut(learned, keptWeights);
};
