import type { VisitContext } from '#shared/api/contact.ts';
import { conversationDays } from '#shared/domain/conversations.ts';
import { isLanguageCode } from '#shared/domain/languages.ts';
import { readStored, removeStored, writeStored } from '#web/lib/persist.ts';
import { type Conversation, emptyConversation, maxMessages } from './conversation.ts';
import type { ChatMessage } from './message.ts';
import { acceptCards, acceptLinks, acceptSuggestions } from './reply.ts';
import {
  claimConversation,
  conversationKey,
  isStored,
  rememberStored,
  rememberTurn,
  transcriptKey,
} from './stored.ts';

const maxTranscript = 40;
const maxTurn = 2000;

const oneOf = <T extends string>(value: unknown, known: readonly T[]): T | undefined =>
  known.find((entry) => entry === value);

const acceptMessage = (value: unknown): ChatMessage | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, role, content, timestamp, language, note, retry, action, ...rest } = value as Record<
    string,
    unknown
  >;
  if (typeof id !== 'string' || typeof content !== 'string' || typeof timestamp !== 'number')
    return undefined;
  if ((role !== 'user' && role !== 'assistant') || !isLanguageCode(language)) return undefined;
  return {
    id,
    role,
    content,
    timestamp,
    language,
    note: oneOf(note, ['welcome', 'confirmation', 'failure']),
    retry: oneOf(retry, ['message', 'consultation', 'contact']),
    action: oneOf(action, ['book_consultation', 'collect_contact']),
    // Offers made before a reload wait for the visitor's click.
    offered: true,
    suggestions: acceptSuggestions(rest.suggestions),
    links: acceptLinks(rest.links),
    cards: acceptCards(rest.cards),
    media: Array.isArray(rest.media) ? rest.media : undefined,
    flow: rest.flow === true || undefined,
    masked: rest.masked === true || undefined,
    asIs: rest.asIs === true || undefined,
    live: typeof rest.live === 'number' ? rest.live : undefined,
    speaker: typeof rest.speaker === 'string' ? rest.speaker.slice(0, 100) : undefined,
    turn: typeof rest.turn === 'string' ? rest.turn.slice(0, 40) : undefined,
    earlier: rest.earlier === true || undefined,
  };
};

const accept = (value: unknown): Conversation | undefined => {
  const stored = value as { messages?: unknown; view?: unknown } | null;
  if (!Array.isArray(stored?.messages)) return undefined;
  const messages = stored.messages.map(acceptMessage).filter((message) => message !== undefined);
  return {
    messages: messages.slice(-maxMessages),
    pending: false,
    view: oneOf(stored.view, ['consultation', 'contact']) ?? 'chat',
  };
};

/** Whether the visitor sent a message; then the server has a conversation. */
const hasSaid = (messages: readonly ChatMessage[]): boolean => messages.some(({ role }) => role === 'user');

/**
 * Reads this tab's conversation. Drops damaged entries, treats a pending request as unanswered, and drops a
 * conversation deleted in another tab.
 */
export const readConversation = (): Conversation => {
  const conversation = readStored(conversationKey, emptyConversation, accept, 'session');
  return hasSaid(conversation.messages) && !isStored() ? emptyConversation : conversation;
};

export const saveConversation = (conversation: Conversation): void => {
  const { messages, view } = conversation;
  if (hasSaid(messages)) {
    rememberStored(conversationDays);
    claimConversation();
  }
  const turn = messages.findLast((message) => message.turn)?.turn;
  if (turn) rememberTurn(turn);
  writeStored(conversationKey, { messages, view }, 'session');
  const transcript = transcriptOf(conversation);
  if (transcript.length > 0) writeStored(transcriptKey, transcript, 'session');
  else removeStored(transcriptKey, 'session');
};

/** Returns the transcript for a lead: bounded, and empty unless the visitor sent a message. */
export const transcriptOf = ({ messages }: Conversation): NonNullable<VisitContext['transcript']> => {
  if (!messages.some(({ role }) => role === 'user')) return [];
  return messages
    .filter(({ note }) => note !== 'failure')
    .slice(-maxTranscript)
    .map(({ role, content }) => ({ role, content: content.slice(0, maxTurn) }));
};
