import * as z from 'zod/mini';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { type ChatLink, chatLinkSchema } from './chat-link.ts';
import { requiredText } from './fields.ts';
import { personStateSchema } from './person-state.ts';
import { defineRoute } from './route.ts';

/** Limits of one message and of the history that travels with it. See docs/behaviour.md, "The assistant". */
export const chatMaxChars = 2000;
export const chatHistoryTurns = 20;

export const chatActions = ['book_consultation', 'collect_contact'] as const;
export type ChatAction = (typeof chatActions)[number];

export interface ChatTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** What a client may put into the history: its own chat message (id, role, content, timestamp, language). */
export interface ChatTurnHint extends ChatTurn {
  id?: string;
  timestamp?: string | number;
  language?: string;
}

/**
 * The part of a client's history that is used: user and assistant turns with text only, the last 20, each cut to 2,000
 * characters. The client may have written anything into it, so nothing here is refused and nothing is believed.
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

/** Shared by both chats: any array goes in, at most 20 clean turns come out. */
export const historySchema = z.pipe(
  z._default(z.array(z.custom<ChatTurnHint>()), []),
  z.transform((hints: ChatTurnHint[]): ChatTurn[] => usableHistory(hints)),
);

export const languageSchema = z.optional(z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]));

/** Longest `state` that is looked at, as JSON. */
export const chatStateMaxChars = 4096;

/** Where an exchange that was answered, or asked back, is kept, so that what the visitor says next about it can be noted there. */
export interface KeptTurn {
  readonly turn: string;
  readonly at: string;
  readonly language: LanguageCode;
  readonly page: string;
  /** The card that was said, where one was. */
  readonly card?: string | undefined;
  /** It asked back: a question that it offered may be the next message. */
  readonly asked?: boolean | undefined;
}

/**
 * What the talk has come to. The server sends it with every answer and takes it back as a hint only: everything in it can
 * be worked out from the history as well, and one that is too large or malformed is ignored.
 */
export interface ChatState {
  readonly plan?: 'starter' | 'professional' | 'enterprise' | undefined;
  /** The plan spoken of is the fully managed one of that name. */
  readonly managed?: boolean | undefined;
  /** How many of each add-on were spoken of. */
  readonly addOns?: Readonly<
    Partial<Record<'language' | 'conversations' | 'integration' | 'training', number>>
  >;
  readonly industry?: string | undefined;
  readonly volume?: { readonly count: number; readonly unit: 'messages' | 'conversations' } | undefined;
  /** Card of the last answer. */
  readonly topic?: string | undefined;
  /** Cards that came close to the last answer, for "that's not what I asked". */
  readonly near?: readonly string[] | undefined;
  /** What the last answer offered, for "yes, please". */
  readonly offered?: ChatAction | undefined;
  /** Questions in a row that were not understood. */
  readonly misses?: number | undefined;
  /** The last question found no answer at once; figures only. */
  readonly missed?: boolean | undefined;
  /** The last exchange, where it was answered or asked back; figures only. */
  readonly kept?: KeptTurn | undefined;
}

export const chatInputSchema = z.strictObject({
  message: requiredText(chatMaxChars, 'Message'),
  conversationHistory: historySchema,
  /** The visitor's explicit choice in the picker; left out while the picker says automatic. */
  language: languageSchema,
  /** The `state` of the last answer; a hint, never refused and never trusted. */
  state: z.optional(z.unknown()),
  /** The visitor insists that the number hidden in this message is no card or identity number. */
  asIs: z.optional(z.boolean()),
  /** The path of the page that the visitor is on; for the owner's figures. */
  page: z.optional(z.string().check(z.maxLength(300))),
  /** The visitor's IANA zone, for times that are said; one that is unknown here is no reason to refuse a message. */
  timeZone: z.optional(z.string().check(z.maxLength(60))),
});

export const suggestionKinds = ['ask', 'pass', 'book', 'contact', 'language'] as const;

/**
 * A button under an answer, in the answer's language. `ask`: sending its text as a message leads to that answer. `pass`:
 * the contact form, prefilled with the visitor's own question. `book`, `contact`: a form. `language`: the same question
 * again, answered in `language`.
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

/** The fields after `mode` are always sent; they are optional for readers of an older or a stubbed answer. */
export const chatReplySchema = z.object({
  message: z.string(),
  detectedLanguage: z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]),
  /** The language's own name, for the picker. */
  languageName: z.string(),
  action: z.optional(z.enum(chatActions)),
  /** Which brain answered: the model, or the built-in one (sure of its answer, no key, failure, budget spent). */
  mode: z.enum(['model', 'offline']),
  /** Buttons under the answer, in order. */
  suggestions: z.optional(z.array(suggestionSchema)),
  links: z.optional(z.array(chatLinkSchema)),
  /** To be sent back with the next message as it is. */
  state: z.optional(z.custom<ChatState>()),
  /** `clarified`: it asked which of several was meant; `declined`: not a subject of this site. */
  outcome: z.optional(z.enum(chatOutcomes)),
  /** Ids of the answer cards that were used. */
  cards: z.optional(z.array(z.string())),
  /** The visitor's message as it is kept, when a card or identity number in it was hidden. */
  masked: z.optional(z.object({ text: z.string() })),
  /**
   * Sent where somebody is there, and where the visitor wants a person. `talking`: a person has taken over, the message went to
   * them, and `message` is empty.
   */
  person: z.optional(personStateSchema),
  /** Where the exchange is kept, so that another tab knows it again. */
  turn: z.optional(z.string()),
  /** What was said before was deleted meanwhile, in another tab or by the owner: this is the first exchange of a new conversation. */
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
