import * as z from 'zod/mini';
import {
  effects,
  expectations,
  maxTests,
  maxTestsPerRun,
  maxTestTurns,
  phraseChars,
  testNameChars,
  testTextChars,
  verdicts,
} from '#shared/domain/conversation-tests.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { idParams } from './admin-fields.ts';
import { idText, requiredText } from './fields.ts';
import { cardIdText, companyFactsSchema, taughtInputSchema } from './knowledge.ts';
import { defineRoute } from './route.ts';

const languageText = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]);
const sourceText = z.string().check(z.minLength(1), z.maxLength(400));

const turnSchema = z
  .strictObject({
    said: requiredText(testTextChars, 'Message'),
    expect: z.enum(expectations),
    source: sourceText,
    text: z.optional(z.string().check(z.maxLength(testTextChars))),
    phrase: z.optional(requiredText(phraseChars, 'Phrase')),
  })
  .check(
    z.refine(({ expect, phrase }) => expect !== 'phrase' || phrase !== undefined, {
      error: 'Enter the phrase.',
      path: ['phrase'],
    }),
  );

/** The part of a test that the owner writes. */
export const testInputSchema = z.strictObject({
  name: requiredText(testNameChars, 'Name'),
  language: languageText,
  turns: z
    .array(turnSchema)
    .check(
      z.minLength(1, { error: 'Keep at least one message.' }),
      z.maxLength(maxTestTurns, { error: `At most ${maxTestTurns} messages.` }),
    ),
});
export type TestInput = z.infer<typeof testInputSchema>;

const answerSchema = z.object({ source: z.string(), text: z.string() });
const saved = { id: z.string(), version: z.number(), updatedAt: z.string() };
const result = { ranAt: z.optional(z.string()), verdict: z.optional(z.enum(verdicts)) };

/** A test with the answers of its last run. */
export const conversationTestSchema = z.object({
  ...saved,
  ...result,
  name: z.string(),
  language: languageText,
  turns: z.array(turnSchema),
  answers: z.optional(z.array(answerSchema)),
});

const testSummarySchema = z.object({
  ...saved,
  ...result,
  name: z.string(),
  language: languageText,
  turnCount: z.number(),
});
export type TestSummary = z.infer<typeof testSummarySchema>;

/** All tests with their last result, the latest change first. */
export const listConversationTests = defineRoute({
  method: 'GET',
  path: '/api/admin/conversation-tests',
  response: z.array(testSummarySchema).check(z.maxLength(maxTests)),
});

export const getConversationTest = defineRoute({
  method: 'GET',
  path: '/api/admin/conversation-tests/{id}',
  params: idParams,
  errors: ['record.not_found'],
  response: conversationTestSchema,
});

/**
 * Proposes a test from a conversation and stores nothing: the visitor's messages without personal data, and
 * the assistant's answers. Messages in flows, demos and live chat are left out.
 */
export const proposeConversationTest = defineRoute({
  method: 'POST',
  path: '/api/admin/conversation-tests/propose',
  body: z.strictObject({
    conversation: z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  }),
  errors: ['record.not_found'],
  response: z.object({
    test: z.object({ name: z.string(), language: languageText, turns: z.array(turnSchema) }),
    /** Personal data that was replaced by sample data. */
    replaced: z.number(),
    leftOut: z.number(),
  }),
});

export const addConversationTest = defineRoute({
  method: 'POST',
  path: '/api/admin/conversation-tests',
  body: testInputSchema,
  errors: ['limit.reached'],
  response: conversationTestSchema,
  status: 201,
  maxBodyBytes: 512 * 1024,
});

/** Replaces a test. If it changed since `basedOn`, 409 `record.stale` with the newer one in `current`. */
export const putConversationTest = defineRoute({
  method: 'PUT',
  path: '/api/admin/conversation-tests/{id}',
  params: idParams,
  body: z.strictObject({ test: testInputSchema, basedOn: z.int().check(z.minimum(1)) }),
  errors: ['record.stale', 'record.not_found'],
  response: conversationTestSchema,
  maxBodyBytes: 512 * 1024,
});

export const deleteConversationTest = defineRoute({
  method: 'DELETE',
  path: '/api/admin/conversation-tests/{id}',
  params: idParams,
  response: z.object({ deleted: z.boolean() }),
});

/** A change that is not live yet. */
const changeSchema = z.discriminatedUnion('kind', [
  /** The site's draft. */
  z.strictObject({ kind: z.literal('site') }),
  /** An earlier publication's values; 0 is the site as installed. */
  z.strictObject({ kind: z.literal('publication'), number: z.int().check(z.minimum(0)) }),
  z.strictObject({ kind: z.literal('card'), id: cardIdText, card: taughtInputSchema }),
  z.strictObject({ kind: z.literal('card-deleted'), id: cardIdText }),
  z.strictObject({ kind: z.literal('facts'), facts: companyFactsSchema }),
]);
export type TestedChange = z.infer<typeof changeSchema>;

const testResultSchema = z.object({
  id: z.string(),
  name: z.string(),
  language: languageText,
  verdict: z.enum(verdicts),
  /** With a change: what it does to the test. */
  effect: z.optional(z.enum(effects)),
  turns: z.array(turnSchema),
  /** With a change: the answers without it. */
  before: z.optional(z.array(answerSchema)),
  answers: z.array(answerSchema),
});
export type TestResult = z.infer<typeof testResultSchema>;

/**
 * Answers the tests' messages again with the built-in assistant, which costs nothing. Without a change,
 * compares the answers with the expected ones and stores the result; with a change, compares them with the
 * live answers.
 */
export const runConversationTests = defineRoute({
  method: 'POST',
  path: '/api/admin/conversation-tests/run',
  body: z.strictObject({
    ids: z
      .array(idText)
      .check(z.minLength(1), z.maxLength(maxTestsPerRun, { error: `At most ${maxTestsPerRun} tests.` })),
    change: z.optional(changeSchema),
  }),
  errors: ['record.not_found'],
  response: z.array(testResultSchema),
  maxBodyBytes: 1024 * 1024,
});

/**
 * Answers some of a test's messages with the model, from message `from` on. Each is sent after the expected
 * answers before it. `next` is the first message of the next request.
 */
export const runTestWithModel = defineRoute({
  method: 'POST',
  path: '/api/admin/conversation-tests/{id}/model',
  params: idParams,
  body: z.strictObject({ from: z.int().check(z.minimum(0), z.maximum(maxTestTurns)) }),
  errors: ['record.not_found'],
  response: z.object({
    answers: z.array(
      z.object({ ...answerSchema.shape, mode: z.enum(['model', 'offline']), tokens: z.number() }),
    ),
    next: z.optional(z.number()),
  }),
});
