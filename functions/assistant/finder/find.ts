import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { cardIds } from '../cards/ids.ts';
import { featuresOf } from './features.ts';
import { type LinearModel, scoresOf, sharesOf } from './linear-model.ts';

export interface Candidate {
  readonly id: CardId;
  /** 0 to 1, on the cautious side: of the answers given at 0.6 nine in ten are right, at 0.1 half. */
  readonly share: number;
}

/** Below 1 trusts the scores less: a model is surer of its own phrasings than of a stranger's. */
const sharpness = 0.75;
const most = 10;

/** The cards that come closest to a text, the closest first. */
export const candidatesOf = (finder: LinearModel, text: string): Candidate[] => {
  const shares = sharesOf(scoresOf(finder, featuresOf(text)), sharpness);
  return Array.from(shares, (share, index) => ({ id: cardIds[index] as CardId, share }))
    .sort((a, b) => b.share - a.share)
    .slice(0, most);
};
