import {
  type CardArea,
  type CardId,
  type CardText,
  cardNames,
  type LanguageCards,
} from '#shared/content/assistant/cards/types.ts';
import { cardIds } from '../cards/ids.ts';
import type { LinearModel } from '../finder/linear-model.ts';
import { trainingTexts } from './expand.ts';
import { type Sample, train } from './train.ts';

/** Phrasings taken of each card; more gain nothing, fewer cost accuracy (npm run bench shows the curve). */
export const phrasingsPerCard = 80;
export const keptWeights = 38_000;

const sentences = (text: string): string[] =>
  text
    .replace(/\{\w+\}/g, ' ')
    .split(/(?<=[.!?。！？])\s*|\n+/u)
    .filter((part) => part.trim().length > 8);

/** Every sample of a language: phrasings, chips and, lightly, the answers' own sentences. */
export const samplesOf = ({ areas }: LanguageCards, perCard = phrasingsPerCard): Sample[] =>
  (Object.keys(cardNames) as CardArea[]).flatMap((area) =>
    cardNames[area].flatMap((name): Sample[] => {
      const card = (areas[area] as Readonly<Record<string, CardText>>)[name];
      if (!card) return [];
      const target = cardIds.indexOf(`${area}.${name}` as CardId);
      return [
        ...trainingTexts(card.asks, perCard, target + 1).map((text) => ({ text, target })),
        ...[1, 2, 3].map(() => ({ text: card.chip, target })),
        ...sentences(card.answer).map((text) => ({ text, target, weight: 0.3 })),
      ];
    }),
  );

/** The model that finds a language's cards. */
export const trainFinder = (cards: LanguageCards, perCard = phrasingsPerCard): LinearModel =>
  train(samplesOf(cards, perCard), {
    classes: cardIds.length,
    epochs: 4,
    rate: 12,
    keep: keptWeights,
    leastCount: 2,
  });
