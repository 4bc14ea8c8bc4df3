import type { ChatReply } from '#shared/api/chat.ts';

/** Topics that show that the visitor has turned back to business: the offer, or a person. */
const isBusiness = ({ outcome, cards: [card] = [], person }: ChatReply): boolean =>
  person?.wanted === true || (outcome === 'answered' && card !== undefined && !card.startsWith('talk.'));

/**
 * After a message that suggests danger, nothing is sold and no form opens until the visitor turns back to
 * business.
 */
export const withoutSelling = (reply: ChatReply): ChatReply => {
  if (isBusiness(reply)) return reply;
  const { suggestions: _suggestions, links: _links, action: _action, ...rest } = reply;
  return rest;
};
