import * as z from 'zod/mini';
import { turnOutcomes } from '#shared/domain/conversations.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { defineRoute } from './route.ts';

const languageText = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]);

/** Reports from older versions have fewer outcomes. */
const outcomesSchema = z.partialRecord(z.enum([...turnOutcomes, 'left']), z.number());

const missedSchema = z.object({
  /** How often the question was asked, in how many conversations, and in which languages. */
  count: z.number(),
  conversations: z.number(),
  languages: z.array(languageText),
  /** Refers to the clearest wording of the question; the report itself contains no visitor text. */
  example: z.object({ conversation: z.string(), turn: z.string() }),
});
export type MissedQuestion = z.infer<typeof missedSchema>;

/** The assistant's statistics of one week, from counters. */
export const weeklyReportSchema = z.object({
  /** The Monday the week starts on. */
  week: z.string(),
  at: z.string(),
  conversations: z.number(),
  turns: z.number(),
  /** Outcomes of the turns; `left`: conversations that ended with an unanswered question. */
  outcomes: outcomesSchema,
  leads: z.number(),
  tokens: z.number(),
  person: z.object({ asked: z.number(), came: z.number(), seconds: z.number() }),
  topics: z.array(z.object({ topic: z.string(), count: z.number() })),
  /** The most used cards; taught cards are named by their first question. */
  cards: z.array(z.object({ card: z.string(), count: z.number(), title: z.optional(z.string()) })),
  missed: z.array(missedSchema),
  /** Number of unanswered questions outside these groups. */
  otherMissed: z.number(),
});
export type WeeklyReport = z.infer<typeof weeklyReportSchema>;

/** A report with the questions that still exist. */
export const listedWeeklyReportSchema = z.extend(weeklyReportSchema, {
  missed: z.array(
    z.extend(missedSchema, {
      /** The question with addresses and numbers removed; absent once its conversation is deleted. */
      question: z.optional(z.string()),
    }),
  ),
});
export type ListedWeeklyReport = z.infer<typeof listedWeeklyReportSchema>;

/** The weekly reports, newest first. */
export const listLetters = defineRoute({
  method: 'GET',
  path: '/api/admin/letters',
  response: z.array(listedWeeklyReportSchema),
});
