import type { ChatOutcome } from '#shared/api/chat.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import calibration from '../calibration.json' with { type: 'json' };
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
 * One card answers, or the reply says that it doesn't know. Readers found neither two answers nor "Did you
 * mean one of these?" helpful (0 of 22).
 */
export const answerFromOneCard = (request: CardRequest, candidates: readonly Candidate[]): Draft => {
  const [top, ...others] = candidates as [Candidate, ...Candidate[]];
  const outcome = outcomeForCard(top.id);
  const isAnswer = outcome === 'answered' && !top.id.startsWith('talk.');
  const doubted = isAnswer && isStrange(request, top);
  const least = isTrade(top.id) ? calibration.doubtfulTrade : calibration.doubtful;
  if (doubted && top.share < least) return admitUnknown(request, candidates);
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
const maxOptions = 4;
const optionShare = 0.03;

/** Says that the answer isn't known, and offers to pass the question on or the nearest questions. */
export const admitUnknown = ({ output, misses }: CardRequest, candidates: readonly Candidate[]): Draft => ({
  text: misses > 0 ? output.words.stillDontKnow : output.words.dontKnow,
  cards: [],
  sure: false,
  outcome: 'unknown',
  nearby: listNearCards(candidates, optionShare).slice(0, maxOptions),
});

const isSmallTalk = (id: CardId): boolean => id.startsWith('talk.') && !conversationCards.has(id);
const conversationCards: ReadonlySet<CardId> = new Set([
  'talk.offTopic',
  'talk.notThat',
  'talk.repeat',
  'talk.unclear',
]);

/** Removes small talk that is only slightly ahead: unmatched questions come nearest to it. */
export const meaningful = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates[0] && isSmallTalk(candidates[0].id) && candidates[0].share < calibration.smallTalk
    ? candidates.filter(({ id }) => !isSmallTalk(id))
    : candidates;
