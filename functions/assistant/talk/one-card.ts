import type { ChatOutcome } from '#shared/api/chat.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { Candidate } from '../finder/find.ts';
import { shareNeeded, strangeShare } from '../strange-words.ts';
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

/**
 * One card answers; of several near ones a question asks which is meant; without any the reply says so. Two
 * answers in one reply served no reader.
 */
export const answerFromOneCard = (request: CardRequest, candidates: readonly Candidate[]): Draft => {
  const [top, ...others] = candidates as [Candidate, ...Candidate[]];
  const outcome = outcomeForCard(top.id);
  const isAnswer = outcome === 'answered' && !top.id.startsWith('talk.');
  const doubted = isAnswer && isStrange(request, top);
  if (doubted && top.share < doubtfulShare) return askWhich(request, candidates);
  const sure = top.share >= sureShare && !doubted;
  return {
    text: makeCardRenderer(request)(top.id),
    cards: [top.id],
    topic: top.id,
    sure,
    outcome,
    doubted,
    nearby: sure ? [] : listNearCards(others, nearShare).slice(0, 2),
  };
};
const nearShare = 0.08;
/** On the kept sets four of five cards above this share are right although the message has unknown words. */
const doubtfulShare = 0.2;

/** Minimum share of the best card for a question which one is meant; below it nothing is near. */
const askShare = 0.07;
const maxOptions = 4;
const optionShare = 0.03;

/** Asks which of the nearest cards is meant, or says that the answer isn't known. */
export const askWhich = ({ output, misses }: CardRequest, candidates: readonly Candidate[]): Draft => {
  const options = listNearCards(candidates, optionShare).slice(0, maxOptions);
  const [top] = candidates;
  const isNear = top !== undefined && top.share >= askShare && options.length > 0 && misses === 0;
  return {
    text: isNear ? output.words.didYouMean : misses > 0 ? output.words.stillDontKnow : output.words.dontKnow,
    cards: [],
    sure: false,
    outcome: isNear ? 'clarified' : 'unknown',
    nearby: options,
    doubted: true,
  };
};

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
