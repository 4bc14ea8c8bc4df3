import { ruleSource, sourceSeparator, unknownSource } from '#shared/domain/conversation-tests.ts';
import { cardWords } from '#shared/domain/conversations.ts';

/** First question of each taught card, by card id. */
export type Titles = Readonly<Record<string, string>>;

/** Name of a card for the owner. */
export const cardLabel = (card: string, titles: Titles): string => {
  if (!card.startsWith('taught.')) return cardWords(card);
  return titles[card] ? `taught answer “${titles[card]}”` : 'a taught answer that was deleted';
};

/** Describes where an answer came from. */
export const describeSource = (source: string, titles: Titles): string => {
  if (source === unknownSource) return 'Doesn’t know the answer';
  if (source === ruleSource) return 'A rule, such as a sum or a read-back';
  const label = source
    .split(sourceSeparator)
    .map((card) => cardLabel(card, titles))
    .join(sourceSeparator);
  return label.charAt(0).toUpperCase() + label.slice(1);
};
