import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { industryIds } from '#shared/content/assistant/types.ts';
import type { Vocabulary } from '../lexicons.ts';

const trades: ReadonlySet<string> = new Set(industryIds.map((id) => `industries.${id}`));

/** Whether a card is about one industry. */
export const isTrade = (id: CardId): boolean => trades.has(id);

/** Returns the industry that a message names. */
export const tradeNamed = (message: string, vocabulary: Vocabulary): CardId | undefined => {
  const id = vocabulary.industryIn(message);
  return id && `industries.${id}`;
};
