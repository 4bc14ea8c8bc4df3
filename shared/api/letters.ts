import * as z from 'zod/mini';
import { turnOutcomes } from '#shared/domain/conversations.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { defineRoute } from './route.ts';

const languageText = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]);

/** Older letters know fewer outcomes. */
const outcomesSchema = z.partialRecord(z.enum([...turnOutcomes, 'left']), z.number());

const missedSchema = z.object({
  /** How often it was asked, in how many conversations, and in which languages. */
  count: z.number(),
  conversations: z.number(),
  languages: z.array(languageText),
  /** Where its plainest wording stands: a letter holds no word of a visitor's. */
  example: z.object({ conversation: z.string(), turn: z.string() }),
});
export type MissedQuestion = z.infer<typeof missedSchema>;

/** What the assistant did in a week, from counters. */
export const weeklyLetterSchema = z.object({
  /** The Monday that the week begins with. */
  week: z.string(),
  at: z.string(),
  conversations: z.number(),
  turns: z.number(),
  /** What became of the exchanges; `left`: whose last one found no answer. */
  outcomes: outcomesSchema,
  leads: z.number(),
  tokens: z.number(),
  person: z.object({ asked: z.number(), came: z.number(), seconds: z.number() }),
  topics: z.array(z.object({ topic: z.string(), count: z.number() })),
  /** The cards used most; what the owner taught by its first question. */
  cards: z.array(z.object({ card: z.string(), count: z.number(), title: z.optional(z.string()) })),
  missed: z.array(missedSchema),
  /** Questions without an answer that are in none of these groups. */
  otherMissed: z.number(),
});
export type WeeklyLetter = z.infer<typeof weeklyLetterSchema>;

/** A letter as it is read: with the questions that are still there. */
export const shownLetterSchema = z.extend(weeklyLetterSchema, {
  missed: z.array(
    z.extend(missedSchema, {
      /** The question without addresses and numbers; absent once its conversation is gone. */
      question: z.optional(z.string()),
    }),
  ),
});
export type ShownLetter = z.infer<typeof shownLetterSchema>;

/** The weekly letters, the newest first. */
export const listLetters = defineRoute({
  method: 'GET',
  path: '/api/admin/letters',
  response: z.array(shownLetterSchema),
});
