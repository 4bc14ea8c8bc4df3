import type { VisitContext } from '#shared/api/contact.ts';
import { conversationDays } from '#shared/domain/conversations.ts';
import { isLanguageCode } from '#shared/domain/languages.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';
import { type Conversation, emptyConversation, maxMessages } from './conversation.ts';
import type { ChatMessage } from './message.ts';
import { acceptCards, acceptLinks, acceptState, acceptSuggestions } from './reply.ts';

const key = 'chat-conversation';
const transcriptKey = 'chat-transcript';
/** Until when the server keeps what was said from this browser, in milliseconds; no word of it. */
const keptKey = 'chat-kept-until';
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
    // Whatever was offered before a reload waits for the visitor's own click.
    offered: true,
    suggestions: acceptSuggestions(rest.suggestions),
    links: acceptLinks(rest.links),
    state: acceptState(rest.state),
    cards: acceptCards(rest.cards),
    flow: rest.flow === true || undefined,
    masked: rest.masked === true || undefined,
    asIs: rest.asIs === true || undefined,
    live: typeof rest.live === 'number' ? rest.live : undefined,
    speaker: typeof rest.speaker === 'string' ? rest.speaker.slice(0, 100) : undefined,
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

/** Notes that something was said; from its first message on a conversation is kept for so long. */
const noteKept = (): void => {
  if (!isKept()) writeStored(keptKey, Date.now() + conversationDays * 86_400_000);
};

export const forgetKept = (): void => removeStored(keptKey);

/** Whether the server may have a conversation of this browser, begun in this tab or another: it can be deleted from any. */
export const isKept = (): boolean =>
  readStored(keptKey, 0, (value) => (typeof value === 'number' ? value : undefined)) > Date.now();

/** The conversation of this tab; damaged entries are left out. A request that was under way counts as unanswered. */
export const readConversation = (): Conversation => readStored(key, emptyConversation, accept, 'session');

export const saveConversation = (conversation: Conversation): void => {
  const { messages, view } = conversation;
  if (messages.some(({ role }) => role === 'user')) noteKept();
  writeStored(key, { messages, view }, 'session');
  const transcript = transcriptOf(conversation);
  if (transcript.length > 0) writeStored(transcriptKey, transcript, 'session');
  else removeStored(transcriptKey, 'session');
};

/** What was said, for a lead the visitor sends: bounded, and empty unless the visitor said something. */
export const transcriptOf = ({ messages }: Conversation): NonNullable<VisitContext['transcript']> => {
  if (!messages.some(({ role }) => role === 'user')) return [];
  return messages
    .filter(({ note }) => note !== 'failure')
    .slice(-maxTranscript)
    .map(({ role, content }) => ({ role, content: content.slice(0, maxTurn) }));
};
