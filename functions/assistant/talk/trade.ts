import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { industryIds } from '#shared/content/assistant/types.ts';
import type { Vocabulary } from '../lexicons.ts';

const trades: ReadonlySet<string> = new Set(industryIds.map((id) => `industries.${id}`));

/** Whether a card is about one trade. */
export const isTrade = (id: CardId): boolean => trades.has(id);

/** The trade that a message names by the words of its language. */
export const tradeNamed = (message: string, vocabulary: Vocabulary): CardId | undefined => {
  const id = vocabulary.industryIn(message);
  return id && `industries.${id}`;
};
