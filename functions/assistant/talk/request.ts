import type { ChatAction, ChatOutcome, ChatTurn } from '#shared/api/chat.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { Answers } from '#shared/content/assistant/types.ts';
import { cardValues, fill } from '../cards/values.ts';
import type { LanguagePack } from '../packs/pack.ts';
import type { Memory, Tongue } from './memory.ts';

export interface TalkRequest {
  readonly message: string;
  readonly history: readonly ChatTurn[];
  readonly memory: Memory;
  readonly misses: number;
  /** The language the message is in. */
  readonly tongue: Tongue;
  /** Asked where that language's own model is unsure. */
  readonly helper?: LanguagePack | undefined;
  /** The language to answer in. */
  readonly speaker: LanguagePack;
  readonly answers: Answers;
  /** A form the visitor plainly wishes for. */
  readonly wish: ChatAction | undefined;
}

/** From this share on a card is the answer; below it, down to `plausible`, it is one of several that may be meant. */
export const sureShare = 0.6;
export const plausible = 0.08;

/** What is to be said, before chips and links are added. */
export interface Draft {
  readonly text: string;
  readonly cards: readonly CardId[];
  readonly sure: boolean;
  readonly outcome: ChatOutcome;
  readonly nearby?: readonly CardId[];
}

/** An answer that is sure of itself. */
export const drafted = (text: string, cards: readonly CardId[]): Draft => ({
  text,
  cards,
  sure: true,
  outcome: 'answered',
});

/** Says what a card says, its figures filled in. */
export const sayer = (pack: LanguagePack, answers: Answers) => {
  const valuesOf = cardValues(pack.code, answers);
  return (id: CardId): string => fill(pack.cards[id][1], valuesOf(id));
};

const shortWords = 7;
const words = (text: string): number => text.trim().split(/\s+/).length;
/** A message that leans on what was said before. */
export const isShort = (text: string): boolean =>
  /\s/.test(text.trim()) ? words(text) <= shortWords : text.length <= 16;
