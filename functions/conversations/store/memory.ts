import * as z from 'zod/mini';
import { turnOutcomes } from '#shared/domain/conversations.ts';
import { isLanguageCode, type LanguageCode } from '#shared/domain/languages.ts';

const lastTurnSchema = z.object({
  id: z.string(),
  /** ISO 8601 */
  at: z.string(),
  /** The visitor's message as stored, cut to `saidChars`. */
  said: z.string(),
  language: z.custom<LanguageCode>((value) => isLanguageCode(value)),
  page: z.string(),
  outcome: z.enum(turnOutcomes),
  /** The card that answered. */
  card: z.optional(z.string()),
});
/** The assistant's last turn: the next message may object to it or pick what it offered. */
export type LastTurn = z.infer<typeof lastTurnSchema>;

const topicsSchema = z.object({
  plan: z.optional(z.string()),
  topic: z.optional(z.string()),
  industry: z.optional(z.string()),
  near: z.optional(z.array(z.string())),
  /** Answers of the model in this conversation so far. */
  modelAnswers: z.optional(z.number()),
});
/** Plan and cards of the conversation so far, which the panel's history may not contain. */
export type StoredTopics = z.infer<typeof topicsSchema>;

export const chatMemorySchema = z.object({ lastTurn: lastTurnSchema, topics: topicsSchema });
/** State in the head that the next message needs. */
export type ChatMemory = z.infer<typeof chatMemorySchema>;

export const saidChars = 2000;
