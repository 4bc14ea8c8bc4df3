import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { cardIds } from '../cards/ids.ts';
import { extractFeatures } from './features.ts';
import { type LinearModel, scoreClasses, toShares } from './linear-model.ts';

export interface Candidate {
  readonly id: CardId;
  /** Confidence from 0 to 1, on the cautious side: at 0.6 nine in ten replies are right, at 0.1 half. */
  readonly share: number;
}

/** Below 1 to lower the confidence: models overrate questions unlike their training phrasings. */
const sharpness = 0.75;
const most = 10;

/** Returns the best matching cards of a text, best first. */
export const findCandidates = (finder: LinearModel, text: string): Candidate[] => {
  const shares = toShares(scoreClasses(finder, extractFeatures(text)), sharpness);
  return Array.from(shares, (share, index) => ({ id: cardIds[index] as CardId, share }))
    .sort((a, b) => b.share - a.share)
    .slice(0, most);
};
