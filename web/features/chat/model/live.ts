import type { LanguageCode } from '#shared/domain/languages.ts';
import type { ChatMessage } from './message.ts';

/** A live-chat message from the server. */
export interface IncomingMessage {
  readonly id: string;
  readonly seq: number;
  readonly role: ChatMessage['role'];
  readonly content: string;
  readonly at: number;
}

interface IncomingMessages {
  readonly language: LanguageCode;
  /** Display name of the person. */
  readonly speaker: string;
  readonly messages: readonly IncomingMessage[];
}

/** Merges live-chat messages in order without duplicates and numbers the ones this tab sent. */
export const mergeLiveMessages = (
  before: readonly ChatMessage[],
  { messages: incoming, language, speaker }: IncomingMessages,
): ChatMessage[] => {
  const known = new Map(incoming.map((one) => [one.id, one]));
  const mine = before.map((message) => {
    const one = known.get(message.id);
    return one ? { ...message, live: one.seq, content: one.content } : message;
  });
  const there = new Set(mine.map(({ id }) => id));
  const added = incoming
    .filter(({ id }) => !there.has(id))
    .map(
      ({ id, seq, role, content, at }): ChatMessage => ({
        id,
        role,
        content,
        timestamp: at,
        language,
        live: seq,
        ...(role === 'assistant' ? { speaker } : {}),
      }),
    );
  const all = [...mine, ...added];
  const numbered = all.filter(({ live }) => live).sort((a, b) => (a.live ?? 0) - (b.live ?? 0));
  // Sort by number, not by order of arrival.
  let next = 0;
  return all.map((message) => (message.live ? (numbered[next++] ?? message) : message));
};

/**
 * The number up to which no message is missing. A sent message gets its number at once, even if an earlier
 * one from the person hasn't been fetched.
 */
export const findLastConsecutive = (messages: readonly ChatMessage[]): number => {
  const numbers = new Set(messages.map(({ live }) => live));
  let last = 0;
  while (numbers.has(last + 1)) last += 1;
  return last;
};

/** Number of the last live-chat message. */
export const findLastLive = (messages: readonly ChatMessage[]): number =>
  messages.reduce((last, { live = 0 }) => Math.max(last, live), 0);

/** Number and time of the visitor's last live message if it is the latest of all; otherwise 0. */
export const findOpenLiveMessage = (messages: readonly ChatMessage[]): { number: number; at: number } => {
  const last = messages.at(-1);
  return last?.role === 'user' ? { number: last.live ?? 0, at: last.timestamp } : { number: 0, at: 0 };
};
