import type { ChatReply } from '#shared/api/chat.ts';

/** The visitor asked about the offer or for a person. */
const isBusiness = ({ outcome, cards: [card] = [], person }: ChatReply): boolean =>
  person?.wanted === true || (outcome === 'answered' && card !== undefined && !card.startsWith('talk.'));

/** After a message of danger nothing is offered for sale, and no form opens, until the visitor turns back to business. */
export const withoutSelling = (reply: ChatReply): ChatReply => {
  if (isBusiness(reply)) return reply;
  const { suggestions: _suggestions, links: _links, action: _action, ...rest } = reply;
  return rest;
};
