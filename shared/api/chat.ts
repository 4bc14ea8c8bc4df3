import * as z from 'zod/mini';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { requiredText } from './fields.ts';
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

export const chatInputSchema = z.strictObject({
  message: requiredText(chatMaxChars, 'Message'),
  conversationHistory: historySchema,
  /** The visitor's explicit choice in the picker; left out while the picker says automatic. */
  language: languageSchema,
});

export const chatReplySchema = z.object({
  message: z.string(),
  detectedLanguage: z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]),
  /** The language's own name, for the picker. */
  languageName: z.string(),
  action: z.optional(z.enum(chatActions)),
  /** Which brain answered: the model, or the built-in one (no key, failure, budget spent). */
  mode: z.enum(['model', 'offline']),
});
export type ChatReply = z.infer<typeof chatReplySchema>;

export const sendChatMessage = defineRoute({
  method: 'POST',
  path: '/api/chat',
  body: chatInputSchema,
  response: chatReplySchema,
  maxBodyBytes: 256 * 1024,
});
