import type { ChatAction, ChatLink, ChatOutcome, ChatTurn } from '#shared/api/chat.ts';
import { brand } from '#shared/brand.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { Answers } from '#shared/content/assistant/types.ts';
import type { CompanyFacts } from '#shared/domain/knowledge.ts';
import type { PlanId } from '#shared/domain/plans.ts';
import calibration from '../calibration.json' with { type: 'json' };
import { factValues, withFact } from '../cards/company-facts.ts';
import { cardValues, isComparable } from '../cards/values.ts';
import { fill } from '../fill.ts';
import type { LanguagePack } from '../packs/pack.ts';
import type { InputLanguage, Memory } from './memory-types.ts';
import type { GivenDetails, Task } from './task-types.ts';

export interface CardRequest {
  readonly message: string;
  readonly history: readonly ChatTurn[];
  readonly memory: Memory;
  readonly misses: number;
  /** Input language. */
  readonly input: InputLanguage;
  /** Fallback language used when the input language's model is unsure. */
  readonly helper?: LanguagePack | undefined;
  /** Output language. */
  readonly output: LanguagePack;
  readonly answers: Answers;
  /** The owner's facts, which override the built-in ones. */
  readonly facts?: CompanyFacts | undefined;
  /** Repeat the last reply in the output language. */
  readonly again?: boolean | undefined;
  /** One of several questions in a message. */
  readonly isPart?: boolean | undefined;
  /** A taught answer or post that matches the message. */
  readonly found?: Found | undefined;
  /** A form the visitor explicitly requests. */
  readonly wish: ChatAction | undefined;
  /** The request of the visitor's own that is under way. */
  readonly task: Task | undefined;
  /** The visitor's details, and those that this message gives. */
  readonly given: GivenDetails;
}

/** Minimum share of a confident reply; down to `plausible` a card is one of several options. */
export const { sure: sureShare, plausible } = calibration;

/** A taught answer or a blog post. */
export interface Found {
  /** Its id among the cards of a reply: `taught.…`, `post.…`. */
  readonly id: string;
  readonly text: string;
  readonly score: number;
  /** Whether it outranks all cards or is used only if none is confident. */
  readonly sure: boolean;
  readonly link?: ChatLink | undefined;
  /** Its text as a suggestion if it isn't confident. */
  readonly chip?: string | undefined;
}

/** A reply before suggestions and links are added. */
export interface Draft {
  readonly text: string;
  readonly cards: readonly CardId[];
  readonly sure: boolean;
  readonly outcome: ChatOutcome;
  readonly nearby?: readonly CardId[];
  /** The new topic of the conversation; by default the last card. */
  readonly topic?: CardId | undefined;
  /** The plan that the reply leads to: what follows is about it. */
  readonly plan?: PlanId | undefined;
  /** The reply says that it may be wrong. */
  readonly doubted?: boolean | undefined;
  /** Offers to pass the conversation on to a person. */
  readonly offersPass?: boolean | undefined;
  /** Used instead of a card. */
  readonly found?: Found | undefined;
  /** The message describes the task under way. */
  readonly note?: boolean | undefined;
  /** Opens this form. */
  readonly action?: ChatAction | undefined;
  /** The visitor gave up the task under way. */
  readonly endsTask?: boolean | undefined;
}

/** Creates a confident reply. */
export const makeDraft = (text: string, cards: readonly CardId[]): Draft => ({
  text,
  cards,
  sure: true,
  outcome: 'answered',
});

const firstSentence = /^.*?[.。।]\s?/u;

/** A card's text; where data are stored begins with the sub-processors and their places. */
const cardText = ({ cards }: LanguagePack, id: CardId): string => {
  // Without the competitors in the comparison, our prices are the answer.
  const [, text] = cards[isComparable(id) ? id : 'plans.prices'];
  if (id !== 'trust.dataLocation' || brand.trust.subprocessors.length === 0) return text;
  const [processors = ''] = firstSentence.exec(cards['trust.subprocessors'][1]) ?? [];
  return text.replace(firstSentence, processors);
};

/** Returns a function that renders a card with its values. */
export const makeCardRenderer =
  (request: Pick<CardRequest, 'output' | 'answers' | 'facts'>) =>
  (id: CardId): string =>
    withFact(
      id,
      renderText(request, id, cardText(request.output, id)),
      request.facts ?? {},
      request.output.code,
    );

/** Fills a card's values into a part of its text. */
export const renderText = (
  { output, answers, facts = {} }: Pick<CardRequest, 'output' | 'answers' | 'facts'>,
  id: CardId,
  text: string,
): string => fill(text, { ...cardValues(output.code, answers)(id), ...factValues(facts) });

const shortWords = 7;
const countWords = (text: string): number => text.trim().split(/\s+/).length;
/** Whether a message is short enough to depend on the previous turns. */
export const isShort = (text: string, most = shortWords): boolean =>
  /\s/.test(text.trim()) ? countWords(text) <= most : text.length <= 16 + 2 * (most - shortWords);
