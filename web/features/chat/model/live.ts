import type { LanguageCode } from '#shared/domain/languages.ts';
import type { ChatMessage } from './message.ts';

/** A message between visitor and person, as the server has it. */
export interface Heard {
  readonly id: string;
  readonly seq: number;
  readonly role: ChatMessage['role'];
  readonly content: string;
  readonly at: number;
}

interface HeardEvent {
  readonly language: LanguageCode;
  /** Who the person is called. */
  readonly speaker: string;
  readonly messages: readonly Heard[];
}

/** Adds what was said between visitor and person, once each and in their order; what this tab said itself gets its number. */
export const hear = (
  before: readonly ChatMessage[],
  { messages: heard, language, speaker }: HeardEvent,
): ChatMessage[] => {
  const known = new Map(heard.map((one) => [one.id, one]));
  const mine = before.map((message) => {
    const one = known.get(message.id);
    return one ? { ...message, live: one.seq, content: one.content } : message;
  });
  const there = new Set(mine.map(({ id }) => id));
  const added = heard
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
  // Where the numbers disagree with the order of arrival, the numbers are right.
  let next = 0;
  return all.map((message) => (message.live ? (numbered[next++] ?? message) : message));
};

/**
 * Up to which number nothing is missing. What the visitor said gets its number at once, also while something that the person
 * said before it has not been asked for yet.
 */
export const heardUpTo = (messages: readonly ChatMessage[]): number => {
  const numbers = new Set(messages.map(({ live }) => live));
  let last = 0;
  while (numbers.has(last + 1)) last += 1;
  return last;
};

/** The number of the last message between visitor and person. */
export const lastLive = (messages: readonly ChatMessage[]): number =>
  messages.reduce((last, { live = 0 }) => Math.max(last, live), 0);

/** The number of what the visitor said to a person and when, where it is the last thing said; 0 otherwise. */
export const lastSaid = (messages: readonly ChatMessage[]): { number: number; at: number } => {
  const last = messages.at(-1);
  return last?.role === 'user' ? { number: last.live ?? 0, at: last.timestamp } : { number: 0, at: 0 };
};
