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
  namedPlan: z.optional(z.string()),
  managed: z.optional(z.boolean()),
  model: z.optional(z.number()),
  /** Present since the state is stored whole; then nothing is worked out from the history. */
  addOns: z.optional(z.record(z.string(), z.number())),
  languages: z.optional(z.readonly(z.array(z.string()))),
  volume: z.optional(z.object({ count: z.number(), unit: z.enum(['messages', 'conversations']) })),
  topic: z.optional(z.string()),
  industry: z.optional(z.string()),
  near: z.optional(z.array(z.string())),
  /** The request under way: its kind and the problem in the visitor's words. */
  task: z.optional(z.object({ kind: z.string(), notes: z.readonly(z.array(z.string())) })),
  /** Answers of the model in this conversation so far. */
  modelAnswers: z.optional(z.number()),
});
/** The assistant's state after the last turn: quote, topic and request under way. */
export type StoredTopics = z.infer<typeof topicsSchema>;

export const chatMemorySchema = z.object({ lastTurn: lastTurnSchema, topics: topicsSchema });
/** State in the head that the next message needs. */
export type ChatMemory = z.infer<typeof chatMemorySchema>;

export const saidChars = 2000;
