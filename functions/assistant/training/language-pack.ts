import {
  type CardArea,
  type CardId,
  type CardText,
  cardNames,
  type LanguageCards,
} from '#shared/content/assistant/cards/types.ts';
import { cardIds } from '../cards/ids.ts';
import { writePack } from '../packs/pack.ts';
import { trainingTexts } from './expand.ts';
import { cut, type Learned, learnFrom, type Sample } from './train.ts';

/** Training phrasings per card: more gain nothing, fewer cost accuracy (see npm run bench:finder). */
export const phrasingsPerCard = 160;
/** Maximum compressed size of a language's model and words. */
export const packBytesLimit = 120 * 1024;
const maxWeights = 72_000;

const sentences = (text: string): string[] =>
  text
    .replace(/\{\w+\}/g, ' ')
    .split(/(?<=[.!?。！？])\s*|\n+/u)
    .filter((part) => part.trim().length > 8);

/**
 * Returns a language's training samples: phrasings, suggestions and, with low weight, the answers'
 * sentences.
 */
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

/** Trains a language's finder before it is pruned to the pack's size. */
export const learnFinder = (cards: LanguageCards, perCard = phrasingsPerCard): Learned =>
  learnFrom(samplesOf(cards, perCard), { classes: cardIds.length, epochs: 2, rate: 12, leastCount: 2 });

/** Encodes as many of the largest weights as fit into a pack, reducing them step by step. */
export const fittingPack = (cards: LanguageCards, learned: Learned): Buffer => {
  for (let keep = maxWeights; ; ) {
    const pack = writePack(cards, cut(learned, keep));
    if (pack.length <= packBytesLimit) return pack;
    keep = Math.floor(keep * Math.min(0.98, (packBytesLimit / pack.length) * 0.99));
  }
};
