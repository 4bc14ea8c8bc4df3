import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { catalogue } from '../cards/catalogue.ts';
import type { Candidate } from '../finder/find.ts';
import { type CardRequest, isShort } from './request.ts';

const unsureShare = 0.5;
const sameTopic = 3;
const nextTopic = 2;
const sameArea = 1.6;

const areaOf = (id: CardId): string => id.split('.')[0] ?? '';

/**
 * Re-ranks candidates of a short message if the finder is unsure: the current card, its usual follow-ups and
 * its area move up.
 */
export const inConversation = (
  { message, history, memory }: CardRequest,
  candidates: readonly Candidate[],
): readonly Candidate[] => {
  const { topic } = memory;
  const [top] = candidates;
  if (!topic || !top || top.share >= unsureShare || history.length === 0 || !isShort(message))
    return candidates;
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
