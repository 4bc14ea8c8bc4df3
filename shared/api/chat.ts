import * as z from 'zod/mini';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { type ChatLink, chatLinkSchema } from './chat-link.ts';
import { requiredText } from './fields.ts';
import { personStateSchema } from './person-state.ts';
import { defineRoute } from './route.ts';

/** Limits of a message and of the history sent with it. See docs/behaviour.md, "The assistant". */
export const chatMaxChars = 2000;
export const chatHistoryTurns = 20;

export const chatActions = ['book_consultation', 'collect_contact'] as const;
export type ChatAction = (typeof chatActions)[number];

export interface ChatTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** A chat message as a client sends it in the history (id, role, content, timestamp, language). */
export interface ChatTurnHint extends ChatTurn {
  id?: string;
  timestamp?: string | number;
  language?: string;
}

/**
 * Returns the usable part of a client's history: text turns of user and assistant, the last 20, each cut to
 * 2,000 characters. The client may send anything, so invalid entries are dropped and nothing is trusted.
 */
export const usableHistory = (hints: readonly unknown[]): ChatTurn[] =>
  hints
    .filter((hint): hint is ChatTurn => {
      const turn = hint as Partial<ChatTurn> | null;
      const known = turn?.role === 'user' || turn?.role === 'assistant';
      return known && typeof turn.content === 'string' && turn.content.trim() !== '';
    })
    .slice(-chatHistoryTurns)
    .map(({ role, content }) => ({ role, content: content.slice(0, chatMaxChars) }));

/** Used by both chats: accepts any array, returns at most 20 valid turns. */
export const historySchema = z.pipe(
  z._default(z.array(z.custom<ChatTurnHint>()), []),
  z.transform((hints: ChatTurnHint[]): ChatTurn[] => usableHistory(hints)),
);

export const languageSchema = z.optional(z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]));

export const chatInputSchema = z.strictObject({
  message: requiredText(chatMaxChars, 'Message'),
  conversationHistory: historySchema,
  /** The visitor's choice in the language picker; absent when set to automatic. */
  language: languageSchema,
  /** Ignored: panels that were loaded before the table held the conversation's state still send it. */
  state: z.optional(z.unknown()),
  /** The visitor confirms that a masked number in this message is not a card or identity number. */
  asIs: z.optional(z.boolean()),
  /** Path of the visitor's current page, for the owner's statistics. */
  page: z.optional(z.string().check(z.maxLength(300))),
  /** The visitor's IANA time zone. Unknown zones are ignored, not rejected. */
  timeZone: z.optional(z.string().check(z.maxLength(60))),
});

export const suggestionKinds = ['ask', 'pass', 'book', 'contact', 'language'] as const;

/**
 * A button under a reply, in the reply's language. `ask` sends its text as a message. `pass` opens the
 * contact form with the visitor's question. `book` and `contact` open a form. `language` repeats the question
 * in `language`.
 */
export const suggestionSchema = z.object({
  kind: z.enum(suggestionKinds),
  text: z.string(),
  language: z.optional(z.enum(languageCodes as [LanguageCode, ...LanguageCode[]])),
});
export type ChatSuggestion = z.infer<typeof suggestionSchema>;

export { type ChatLink, chatLinkSchema };

export const chatOutcomes = ['answered', 'clarified', 'unknown', 'declined'] as const;
export type ChatOutcome = (typeof chatOutcomes)[number];

/** The server always sends the fields after `mode`; they are optional so that older responses still parse. */
export const chatReplySchema = z.object({
  message: z.string(),
  detectedLanguage: z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]),
  /** The language's native name, for the picker. */
  languageName: z.string(),
  action: z.optional(z.enum(chatActions)),
  /**
   * `model`, or `offline` for the built-in assistant (confident match, no key, failure or budget used up).
   */
  mode: z.enum(['model', 'offline']),
  /** Buttons under the reply, in order. */
  suggestions: z.optional(z.array(suggestionSchema)),
  links: z.optional(z.array(chatLinkSchema)),
  /** `clarified`: the assistant asked which of several topics was meant. `declined`: not about this site. */
  outcome: z.optional(z.enum(chatOutcomes)),
  /** Ids of the answer cards used. */
  cards: z.optional(z.array(z.string())),
  /** The message as stored, if a card or identity number in it was masked. */
  masked: z.optional(z.object({ text: z.string() })),
  /**
   * Present when a person is available or the visitor wants one. `talking`: a person has taken over and
   * received the message; `message` is empty.
   */
  person: z.optional(personStateSchema),
  /** What visitors have said about themselves in this conversation, as typed; fills in the forms. */
  details: z.optional(
    z.object({
      name: z.optional(z.string()),
      email: z.optional(z.string()),
      phone: z.optional(z.string()),
      company: z.optional(z.string()),
      when: z.optional(z.string()),
      /** The open request, line by line: kind, problem, number and time, for the form's message. */
      request: z.optional(z.string()),
    }),
  ),
  /** Id of the stored turn, so that other tabs can recognise it. */
  turn: z.optional(z.string()),
  /**
   * The earlier conversation was deleted in another tab or by the owner; this is the first turn of a new
   * one.
   */
  restarted: z.optional(z.boolean()),
});
export type ChatReply = z.infer<typeof chatReplySchema>;

export const sendChatMessage = defineRoute({
  method: 'POST',
  path: '/api/chat',
  body: chatInputSchema,
  response: chatReplySchema,
  maxBodyBytes: 256 * 1024,
});
