import type { LiveMessage, OwnTurn } from '#shared/api/conversations.ts';
import { inOrder, type LiveState } from '#shared/domain/conversations.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { ChatMessage } from './message.ts';
import { acceptCards, acceptLinks } from './reply.ts';

/** What the server has of the visitor's conversation. */
export interface Recalled {
  readonly turns: readonly OwnTurn[];
  readonly messages: readonly LiveMessage[];
  /** Who speaks now. */
  readonly state?: LiveState | undefined;
  /** Who a person of the company is called. */
  readonly speaker: string;
  /** Of what was said to a person: nobody knows in which language. */
  readonly language: LanguageCode;
}

interface Entry {
  readonly isKnown: (message: ChatMessage) => boolean;
  readonly messages: readonly ChatMessage[];
}

const exchange = ({ id, at, said, text, language, flow, cards, links }: OwnTurn): Entry => {
  const both = { timestamp: Date.parse(at), language, turn: id, ...(flow ? { flow } : {}) };
  const question: ChatMessage = { ...both, id: `${id}-said`, role: 'user', content: said };
  const answer: ChatMessage = {
    ...both,
    id,
    role: 'assistant',
    content: text,
    cards: acceptCards(cards),
    links: acceptLinks(links),
  };
  return {
    isKnown: ({ turn }) => turn === id,
    messages: [question, answer].filter(({ content }) => content !== ''),
  };
};

const live = ({ clientId, seq, from, text, at }: LiveMessage, { speaker, language }: Recalled): Entry => ({
  isKnown: ({ id }) => id === clientId,
  messages: [
    {
      id: clientId,
      role: from === 'visitor' ? 'user' : 'assistant',
      content: text,
      timestamp: Date.parse(at),
      language,
      live: seq,
      ...(from === 'person' ? { speaker } : {}),
    },
  ],
});

/**
 * Puts what the server has and this tab doesn't into the talk, in the order it was said. What this tab knows stays as it
 * is, with its chips; what was said before anything of its own stands above its greeting. While a person speaks, the talk goes
 * on where it was: a greeting under it would be the assistant's, which keeps quiet.
 */
export const recall = (before: readonly ChatMessage[], recalled: Recalled): readonly ChatMessage[] => {
  const entries = inOrder(recalled.turns, recalled.messages).map((entry) =>
    'turn' in entry ? exchange(entry.turn) : live(entry.message, recalled),
  );
  const goesOn =
    recalled.state === 'person' && entries.length > 0 && before.every(({ note }) => note === 'welcome');
  const talk = goesOn ? [] : [...before];
  let place = 0;
  let isEarlier = !goesOn;
  for (const { isKnown, messages } of entries) {
    const last = talk.findLastIndex(isKnown);
    if (last >= 0) {
      place = Math.max(place, last + 1);
      isEarlier &&= talk[last]?.earlier === true;
      continue;
    }
    const added = isEarlier ? messages.map((message) => ({ ...message, earlier: true })) : messages;
    talk.splice(place, 0, ...added);
    place += added.length;
  }
  return talk.length === before.length && !goesOn ? before : talk;
};
