import type { LiveMessage, OwnTurn } from '#shared/api/conversations.ts';
import { inOrder, type LiveState } from '#shared/domain/conversations.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { ChatMessage } from './message.ts';
import { acceptCards, acceptLinks } from './reply.ts';

/** The stored conversation as the server returns it. */
export interface StoredConversation {
  readonly turns: readonly OwnTurn[];
  readonly messages: readonly LiveMessage[];
  /** Who replies now. */
  readonly state?: LiveState | undefined;
  /** Display name of the company's person. */
  readonly speaker: string;
  /** Language of live-chat messages, which is unknown. */
  readonly language: LanguageCode;
}

interface Entry {
  readonly isKnown: (message: ChatMessage) => boolean;
  readonly messages: readonly ChatMessage[];
}

const toTurnEntry = ({ id, at, said, text, language, flow, cards, links, media }: OwnTurn): Entry => {
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
  const shown: ChatMessage = { ...both, id: `${id}-media`, role: 'assistant', content: '', media };
  return {
    isKnown: ({ turn }) => turn === id,
    messages: [question, answer, ...(media?.length ? [shown] : [])].filter(
      ({ content, media: parts }) => content !== '' || parts,
    ),
  };
};

const toLiveEntry = (
  { clientId, seq, from, text, at }: LiveMessage,
  { speaker, language }: StoredConversation,
): Entry => ({
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
 * Inserts stored messages this tab doesn't have, in order, above its greeting. The tab's own messages stay
 * unchanged. During live chat no greeting is added.
 */
export const mergeStored = (
  before: readonly ChatMessage[],
  recalled: StoredConversation,
): readonly ChatMessage[] => {
  const entries = inOrder(recalled.turns, recalled.messages).map((entry) =>
    'turn' in entry ? toTurnEntry(entry.turn) : toLiveEntry(entry.message, recalled),
  );
  const isLiveResume =
    recalled.state === 'person' && entries.length > 0 && before.every(({ note }) => note === 'welcome');
  const merged = isLiveResume ? [] : [...before];
  let place = 0;
  let isEarlier = !isLiveResume;
  for (const { isKnown, messages } of entries) {
    const last = merged.findLastIndex(isKnown);
    if (last >= 0) {
      place = Math.max(place, last + 1);
      isEarlier &&= merged[last]?.earlier === true;
      continue;
    }
    const added = isEarlier ? messages.map((message) => ({ ...message, earlier: true })) : messages;
    merged.splice(place, 0, ...added);
    place += added.length;
  }
  return merged.length === before.length && !isLiveResume ? before : merged;
};
