import { lastVisitorMessage } from '#functions/text/visitor-messages.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { catalogue } from '../cards/catalogue.ts';
import { type Candidate, findCandidates } from '../finder/find.ts';
import { type CardRequest, isShort } from './request.ts';

const unsureShare = 0.5;
const sameTopic = 3;
const nextTopic = 2;
const sameArea = 1.6;

const lastQuestionWeight = 0.3;

/** Adds a part of the last question's shares: what is meant often stands in the sentence before. */
const withLastQuestion = (
  { history, input: { pack } }: CardRequest,
  candidates: readonly Candidate[],
): readonly Candidate[] => {
  const last = lastVisitorMessage(history);
  const before = new Map(
    (last ? findCandidates(pack.finder, last) : []).map(({ id, share }) => [id, share] as const),
  );
  return candidates
    .map(({ id, share }) => ({
      id,
      share: share + (id.startsWith('talk.') ? 0 : lastQuestionWeight * (before.get(id) ?? 0)),
    }))
    .sort((one, other) => other.share - one.share);
};

const areaOf = (id: CardId): string => id.split('.')[0] ?? '';

/**
 * Re-ranks candidates of a short message if the finder is unsure: the current card, its usual follow-ups and
 * its area move up.
 */
export const inConversation = (request: CardRequest, found: readonly Candidate[]): readonly Candidate[] => {
  const { message, history, memory } = request;
  const { topic } = memory;
  const [best] = found;
  if (!best || best.share >= unsureShare || history.length === 0) return found;
  const candidates = withLastQuestion(request, found);
  if (!topic || !isShort(message)) return candidates;
  const { next } = catalogue[topic];
  const likelier = (id: CardId): number => {
    if (id === topic) return sameTopic;
    if (next.includes(id)) return nextTopic;
    return areaOf(id) === areaOf(topic) && !id.startsWith('talk.') ? sameArea : 1;
  };
  return candidates
    .map(({ id, share }): Candidate => ({ id, share: Math.min(unsureShare, share * likelier(id)) }))
    .sort((one, other) => other.share - one.share);
};
