import type { ChatAction, ChatLink, ChatOutcome, ChatTurn } from '#shared/api/chat.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { Answers } from '#shared/content/assistant/types.ts';
import type { CompanyFacts } from '#shared/domain/knowledge.ts';
import { factValues, withFact } from '../cards/company-facts.ts';
import { cardValues } from '../cards/values.ts';
import { fill } from '../fill.ts';
import type { LanguagePack } from '../packs/pack.ts';
import type { Memory, Tongue } from './remembered.ts';

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
  /** Facts that the owner keeps, before those the site was built with. */
  readonly facts?: CompanyFacts | undefined;
  /** The last answer is wanted once more, in the language to answer in. */
  readonly again?: boolean | undefined;
  /** It is one of several questions of a message. */
  readonly isPart?: boolean | undefined;
  /** What was taught or written that answers the message. */
  readonly found?: Found | undefined;
  /** A form the visitor plainly wishes for. */
  readonly wish: ChatAction | undefined;
}

/** From this share on a card is the answer; below it, down to `plausible`, it is one of several that may be meant. */
export const sureShare = 0.6;
export const plausible = 0.05;

/** An answer from beside the cards: taught by a person, or a post of the blog. */
export interface Found {
  /** Among the cards of a reply: `taught.…`, `post.…`. */
  readonly id: string;
  readonly text: string;
  readonly score: number;
  /** Whether it outranks every card, or answers only where none is sure. */
  readonly sure: boolean;
  readonly link?: ChatLink | undefined;
  /** As a chip, where it is not sure. */
  readonly chip?: string | undefined;
}

/** What is to be said, before chips and links are added. */
export interface Draft {
  readonly text: string;
  readonly cards: readonly CardId[];
  readonly sure: boolean;
  readonly outcome: ChatOutcome;
  readonly nearby?: readonly CardId[];
  /** The card that the talk is about from now on; else the last one said. */
  readonly topic?: CardId | undefined;
  /** It says itself that it may not be what was asked. */
  readonly doubted?: boolean | undefined;
  /** What was said instead of a card. */
  readonly found?: Found | undefined;
}

/** An answer that is sure of itself. */
export const drafted = (text: string, cards: readonly CardId[]): Draft => ({
  text,
  cards,
  sure: true,
  outcome: 'answered',
});

/** Says what a card says, its figures filled in. */
export const sayer = ({
  speaker,
  answers,
  facts = {},
}: Pick<TalkRequest, 'speaker' | 'answers' | 'facts'>) => {
  const valuesOf = cardValues(speaker.code, answers);
  const own = factValues(facts);
  return (id: CardId): string =>
    withFact(id, fill(speaker.cards[id][1], { ...valuesOf(id), ...own }), facts, speaker.code);
};

const shortWords = 7;
const words = (text: string): number => text.trim().split(/\s+/).length;
/** A message that leans on what was said before. */
export const isShort = (text: string, most = shortWords): boolean =>
  /\s/.test(text.trim()) ? words(text) <= most : text.length <= 16 + 2 * (most - shortWords);
