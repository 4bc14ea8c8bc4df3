import * as z from 'zod/mini';
import { openReasons } from '#shared/domain/conversations.ts';
import { answerChars, maxQuestions, maxTaughtCards, questionChars } from '#shared/domain/knowledge.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { ownPath } from '#shared/domain/own-path.ts';
import { optionalText, requiredText } from './fields.ts';
import { defineRoute } from './route.ts';

const languageText = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]);
const dayText = z.string().check(
  z.refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toISOString().startsWith(text), {
    error: 'Use a day like 2027-01-31.',
  }),
);
const timeText = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'Use a time like 09:00.' }));
export const cardIdText = z
  .string()
  .check(z.regex(/^taught\.[a-z0-9-]{4,60}$/, { error: 'Not the id of a taught card.' }));
const linkText = z.string().check(
  z.maxLength(200),
  z.refine((text) => /^\/[^\s\\]*$/.test(text) && ownPath(text) !== undefined, {
    error: 'Use a path on this site, like /pricing.',
  }),
);

const questionsSchema = z.partialRecord(
  languageText,
  z
    .array(requiredText(questionChars, 'Question'))
    .check(z.maxLength(maxQuestions, { error: `At most ${maxQuestions} questions in a language.` })),
);
const answersSchema = z.partialRecord(
  languageText,
  z.strictObject({ text: requiredText(answerChars, 'Answer'), draft: z.optional(z.boolean()) }),
);

const atLeastOne = (record: object): boolean => Object.keys(record).length > 0;

/** The part of a taught card that the owner writes. */
export const taughtInputSchema = z
  .strictObject({
    questions: questionsSchema.check(z.refine(atLeastOne, { error: 'Write at least one question.' })),
    answers: answersSchema.check(z.refine(atLeastOne, { error: 'Write the answer.' })),
    link: z.optional(linkText),
    validFrom: z.optional(dayText),
    validUntil: z.optional(dayText),
  })
  .check(
    z.refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
      error: 'The last day is before the first.',
      path: ['validUntil'],
    }),
  );
export type TaughtInput = z.infer<typeof taughtInputSchema>;

export const taughtCardSchema = z.object({
  id: z.string(),
  questions: z.partialRecord(languageText, z.readonly(z.array(z.string()))),
  answers: z.partialRecord(languageText, z.object({ text: z.string(), draft: z.optional(z.boolean()) })),
  link: z.optional(z.string()),
  validFrom: z.optional(z.string()),
  validUntil: z.optional(z.string()),
  version: z.number(),
  updatedAt: z.string(),
});

export const companyFactsSchema = z.strictObject({
  openFrom: z.optional(timeText),
  openTo: z.optional(timeText),
  openDays: z.optional(
    z.readonly(z.array(z.number().check(z.int(), z.minimum(1), z.maximum(7))).check(z.maxLength(7))),
  ),
  responseHours: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(720))),
  firstVersionHours: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(2000))),
  address: z.optional(optionalText(300, 'Address')),
  phone: z.optional(optionalText(40, 'Phone')),
});

const knowledgeSchema = z.object({
  cards: z.array(taughtCardSchema).check(z.maxLength(maxTaughtCards)),
  facts: companyFactsSchema,
  /** Names of facts that come from the published site values, which replace the stored ones. */
  published: z.array(z.string()),
  /** Increases with every change; also the ETag. */
  version: z.number(),
});
export type Knowledge = z.infer<typeof knowledgeSchema>;

export const getKnowledge = defineRoute({
  method: 'GET',
  path: '/api/admin/knowledge',
  response: knowledgeSchema,
});

const cardParams = z.strictObject({ id: cardIdText });

/**
 * Saves a card or restores an earlier version of it. Every save is a new version. 409 if the card changed
 * since `basedOn`.
 */
export const putTaughtCard = defineRoute({
  method: 'PUT',
  path: '/api/admin/knowledge/cards/{id}',
  params: cardParams,
  body: z.strictObject({
    card: taughtInputSchema,
    /** The edited version; 0 or absent for a new card. */
    basedOn: z.optional(z.number().check(z.int(), z.minimum(0))),
  }),
  errors: ['record.stale', 'limit.reached'],
  response: taughtCardSchema,
});

export const deleteTaughtCard = defineRoute({
  method: 'DELETE',
  path: '/api/admin/knowledge/cards/{id}',
  params: cardParams,
  response: z.object({ deleted: z.boolean() }),
});

/** Earlier versions of a card, newest first, including deletions. */
export const listCardVersions = defineRoute({
  method: 'GET',
  path: '/api/admin/knowledge/cards/{id}/versions',
  params: cardParams,
  response: z.array(taughtCardSchema),
});

export const putCompanyFacts = defineRoute({
  method: 'PUT',
  path: '/api/admin/knowledge/facts',
  body: companyFactsSchema,
  response: companyFactsSchema,
});

/** Shows which collected questions a card would answer. */
export const previewTaughtCard = defineRoute({
  method: 'POST',
  path: '/api/admin/knowledge/preview',
  body: z.strictObject({ id: z.optional(cardIdText), card: taughtInputSchema }),
  response: z.object({
    /** Number of unanswered questions checked, and those that the card would answer. */
    unanswered: z.number(),
    wouldAnswer: z.array(z.string()),
    /** Number of correctly answered questions checked, and those that this card would answer instead. */
    answered: z.number(),
    wouldChange: z.array(z.string()),
  }),
});

const unansweredSchema = z.object({
  /** The most typical question of the group. */
  question: z.string(),
  language: languageText,
  count: z.number(),
  lastAt: z.string(),
  questions: z.array(
    z.object({
      text: z.string(),
      language: languageText,
      at: z.string(),
      conversation: z.string(),
      turn: z.string(),
      reason: z.enum(openReasons),
    }),
  ),
});
export type UnansweredGroup = z.infer<typeof unansweredSchema>;

/** Unanswered questions of the last weeks, grouped by similarity, most frequent first. */
export const listUnanswered = defineRoute({
  method: 'GET',
  path: '/api/admin/knowledge/unanswered',
  response: z.array(unansweredSchema),
});

/**
 * Ignores questions that need no answer, or stops ignoring them; this also applies to the same questions in
 * future.
 */
export const putIgnored = defineRoute({
  method: 'PUT',
  path: '/api/admin/knowledge/ignored',
  body: z.strictObject({
    questions: z
      .array(requiredText(2000, 'Question'))
      .check(z.minLength(1, { error: 'Name a question.' }), z.maxLength(50)),
    ignored: z.boolean({ error: 'ignored must be true or false.' }),
  }),
  response: z.object({ ignored: z.boolean() }),
});

/** Entries of another system in one call. */
export const entriesAtOnce = 90;

/**
 * Reads questions and answers from an FAQ, CSV or Markdown text, or takes them as `entries`, and reports problems per entry;
 * `store` saves them.
 */
export const importKnowledge = defineRoute({
  method: 'POST',
  path: '/api/admin/knowledge/import',
  body: z
    .strictObject({
      text: z.optional(requiredText(200_000, 'Text')),
      entries: z.optional(
        z
          .array(
            z.strictObject({
              question: optionalText(2000, 'Question'),
              answer: optionalText(10_000, 'Answer'),
              language: z.optional(languageText),
            }),
          )
          .check(z.maxLength(entriesAtOnce, { error: `At most ${entriesAtOnce} entries at a time.` })),
      ),
      /** Of entries without a language of their own. */
      language: languageText,
      store: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ text, entries }) => (text === undefined) !== (entries === undefined), {
        error: 'Text is required.',
        path: ['text'],
      }),
    ),
  errors: ['limit.reached', 'record.stale'],
  response: z.object({
    format: z.enum(['csv', 'markdown', 'plain', 'entries']),
    entries: z.array(
      z.object({
        line: z.number(),
        question: z.string(),
        answer: z.string(),
        status: z.enum(['new', 'known', 'refused']),
        reason: z.optional(z.string()),
      }),
    ),
    stored: z.number(),
  }),
  maxBodyBytes: 1024 * 1024,
});

/** A model's draft translation of an answer, for the owner to review. */
export const draftTranslation = defineRoute({
  method: 'POST',
  path: '/api/admin/knowledge/draft',
  body: z.strictObject({
    text: requiredText(answerChars, 'Answer'),
    from: languageText,
    to: languageText,
  }),
  errors: ['limit.reached'],
  response: z.object({ text: z.string() }),
});
