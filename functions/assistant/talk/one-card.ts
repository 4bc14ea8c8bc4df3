import type { ChatOutcome } from '#shared/api/chat.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { Candidate } from '../finder/find.ts';
import { shareNeeded, strangeShare } from '../strange-words.ts';
import { priceCards } from './number-cards.ts';
import { type CardRequest, type Draft, makeCardRenderer, sureShare } from './request.ts';
import { isTrade } from './trade.ts';

const outcomeForCard = (id: CardId): ChatOutcome =>
  id === 'talk.offTopic' || id === 'talk.inject'
    ? 'declined'
    : id === 'talk.unclear'
      ? 'clarified'
      : 'answered';

/** Near cards without small talk. */
export const listNearCards = (candidates: readonly Candidate[], least: number): CardId[] =>
  candidates.filter(({ id, share }) => share >= least && !id.startsWith('talk.')).map(({ id }) => id);

/**
 * Maximum share of unknown words next to an industry card: a single loose word such as "cars" can match one
 * by accident.
 */
const strangeBesideTrade = 0.2;

/** Whether too much of the message is unknown to trust the card. */
const isStrange = ({ message, input, helper }: CardRequest, { id, share }: Candidate): boolean => {
  if (share === 1) return false;
  const strange = strangeShare([input.pack, ...(helper ? [helper] : [])], message, id);
  return share < shareNeeded(strange) || (isTrade(id) && strange >= strangeBesideTrade);
};

/** Replies with the nearest card, followed by the runner-up if that may be meant as well. */
export const answerFromOneCard = (request: CardRequest, candidates: readonly Candidate[]): Draft => {
  const [top, ...others] = candidates as [Candidate, ...Candidate[]];
  const say = makeCardRenderer(request);
  const outcome = outcomeForCard(top.id);
  const isAnswer = outcome === 'answered' && !top.id.startsWith('talk.');
  const doubted = isAnswer && isStrange(request, top);
  const sure = top.share >= sureShare && !doubted;
  const weak = !sure && isAnswer;
  const second = weak && !request.isPart ? runnerUp(doubted, others) : undefined;
  const near = sure ? [] : listNearCards(others, 0.08).filter((id) => id !== second);
  const both = second ? pricesFirst(request, [top.id, second]) : [top.id];
  const [first, ...parts] = both.map((id, at) =>
    at > 0 || (doubted && second) ? titled(request, id, say(id)) : say(id),
  );
  return {
    text: [...(doubted ? [request.answers.perhaps] : []), first, ...parts].join(second ? '\n\n' : '\n'),
    cards: both,
    topic: both[0],
    sure,
    outcome,
    nearby: near.slice(0, 2),
    doubted,
  };
};

/** Puts the price card first for questions about cost. */
const pricesFirst = ({ message, input }: CardRequest, [top, second]: [CardId, CardId]): CardId[] =>
  input.vocabulary.says('money', message) > 0 && priceCards.has(second) && !priceCards.has(top)
    ? [second, top]
    : [top, second];

const titled = ({ output }: CardRequest, id: CardId, answer: string): string =>
  `${output.cards[id][0]}\n${answer}`;

/**
 * Returns a second card to show under its own question if the first is weak. On evaluation sets the first
 * card is right for 63 of 100 messages below 0.3, one of the first two for 80.
 */
const runnerUp = (doubted: boolean, others: readonly Candidate[]): CardId | undefined => {
  const next = others.find(({ id }) => !id.startsWith('talk.'));
  if (!next) return undefined;
  return next.share >= (doubted ? minBeside : minShareBesideLikely) ? next.id : undefined;
};

/** Minimum shares of a runner-up beside a doubtful and a likely reply. */
const minBeside = 0.03;
const minShareBesideLikely = 0.1;
/**
 * Minimum share of small talk: unmatched questions come nearest to greetings and to cards about the
 * assistant.
 */
const minSmallTalkShare = 0.27;
const isSmallTalk = (id: CardId): boolean => id.startsWith('talk.') && !conversationCards.has(id);
const conversationCards: ReadonlySet<CardId> = new Set([
  'talk.offTopic',
  'talk.notThat',
  'talk.repeat',
  'talk.unclear',
]);

/** Removes small talk that is only slightly ahead. */
export const meaningful = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates[0] && isSmallTalk(candidates[0].id) && candidates[0].share < minSmallTalkShare
    ? candidates.filter(({ id }) => !isSmallTalk(id))
    : candidates;
