import { loadPack } from '#functions/assistant/packs/load.ts';
import { likeness, rarityFrom, weighed } from '#functions/assistant/retrieval/likeness.ts';
import { findChip } from '#functions/assistant/talk/reading.ts';
import type { LastTurn } from '#functions/conversations/store/read.ts';
import { lastVisitorMessage } from '#functions/text/visitor-messages.ts';
import type { ChatTurn } from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

/**
 * With this similarity or more, a question that gets the same card counts as a rephrasing of the previous
 * one.
 */
const sameAgain = 0.15;

const numbersIn = (text: string): string =>
  [...text.matchAll(/\p{Nd}+/gu)]
    .map(([number]) => number)
    .sort()
    .join();
const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Whether a message rephrases the previous one: same card, distinctive words in common, same numbers. Identical words don't
 * count, because a retry and a change of language send them too.
 */
export const asksAgain = async (
  message: string,
  earlier: string,
  { card, before, language }: { card: string | undefined; before: string; language: LanguageCode },
): Promise<boolean> => {
  if (card !== before || numbersIn(message) !== numbersIn(earlier)) return false;
  if (folded(message) === folded(earlier)) return false;
  const rarity = rarityFrom([await loadPack(language)]);
  return likeness(weighed(message, rarity), weighed(earlier, rarity)) >= sameAgain;
};

/** `disputes`: the visitor objects to an answer. `takes`: they pick a question that the assistant offered when it asked for clarification. */
export interface Reaction {
  readonly kind: 'disputes' | 'takes';
  readonly turn: LastTurn;
}

interface Message {
  readonly message: string;
  /** Redacted, as the stored turns are. */
  readonly history: readonly ChatTurn[];
  readonly cards: readonly string[];
  readonly language: LanguageCode;
}

const disputes = async ({ message, cards, language }: Message, turn: LastTurn): Promise<boolean> => {
  if (cards.includes('talk.notThat')) return true;
  const { card } = turn;
  if (card === undefined || card.startsWith('talk.') || turn.language !== language) return false;
  return asksAgain(message, turn.said, { card: cards[0], before: card, language });
};

const takes = async ({ message, cards, language }: Message, turn: LastTurn): Promise<boolean> => {
  if (cards[0]?.startsWith('taught.')) return true;
  for (const code of new Set([turn.language, language]))
    if (findChip(await loadPack(code), message)) return true;
  return false;
};

/**
 * Returns how a message reacts to the last turn; undefined if this tab's history ends with another question.
 */
export const reactionTo = async (
  turn: LastTurn | undefined,
  message: Message,
): Promise<Reaction | undefined> => {
  const earlier = lastVisitorMessage(message.history);
  if (!turn || earlier === undefined || folded(earlier) !== folded(turn.said)) return undefined;
  if (turn.outcome === 'answered' && (await disputes(message, turn))) return { kind: 'disputes', turn };
  if (turn.outcome === 'clarified' && (await takes(message, turn))) return { kind: 'takes', turn };
  return undefined;
};
