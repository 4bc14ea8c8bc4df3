import { type CardArea, type CardId, cardNames } from '#shared/content/assistant/cards/types.ts';

/** All card ids; the index is the class number in the models. */
export const cardIds: readonly CardId[] = (Object.keys(cardNames) as CardArea[]).flatMap((area) =>
  cardNames[area].map((name) => `${area}.${name}` as CardId),
);

const known = new Set<string>(cardIds);

export const isCardId = (value: unknown): value is CardId => typeof value === 'string' && known.has(value);
