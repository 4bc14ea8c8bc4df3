import * as z from 'zod/mini';
import { idField, recordField, textField } from './fields.ts';
import { flowLimits as limits } from './limits.ts';
import { flowOutcomes } from './outcomes.ts';

export const flowTestLimits = {
  perFlow: 100,
  nameChars: 120,
  answers: 60,
  results: 60,
  /** Exits on the way of one test; later ones are not compared. */
  path: 300,
  /** JSON of one test, so that all tests of a flow fit one response. */
  chars: 30_000,
} as const;

/** A node's id; in another flow `<uuid>/<node>`. */
const placeField = textField(110, 'A step');

const answerSchema = z.strictObject({
  said: textField(limits.variableValueChars, 'An answer'),
  /** The option that was chosen; found again by id when its label or value changes. */
  option: z.optional(idField('An option id')),
  /** Several that were chosen at once. */
  options: z.optional(z.array(idField('An option id')).check(z.minLength(2), z.maxLength(limits.options))),
});
export type FlowTestAnswer = z.infer<typeof answerSchema>;

const resultSchema = z.strictObject({
  node: placeField,
  ok: z.boolean(),
  /** Absent: the request is only simulated, and the conversation goes on by the plain exit. */
  status: z.optional(z.int().check(z.minimum(100), z.maximum(599))),
  body: z.optional(textField(limits.bodyChars, 'The response')),
});
/** What another server or the assistant answered at a node. Several of one node are used in order, the last one again. */
export type FlowTestResult = z.infer<typeof resultSchema>;

export const flowTestOutcomes = [...flowOutcomes, 'open'] as const;

const expectationSchema = z.strictObject({
  /** `open`: it waits for another answer. */
  outcome: z.enum(flowTestOutcomes),
  /** Where it ends or waits, and that step's title, which outlives the step. */
  node: placeField,
  title: textField(200, 'The title of a step'),
  /** The outcome that the author named. */
  ending: z.optional(textField(limits.labelChars, 'The outcome')),
  variables: recordField(limits.variables, limits.variableChars, limits.variableValueChars, 'The variables'),
  /** Exits taken, in order, each as `<node> <exit>`. */
  path: z.array(textField(200, 'A step of the path')).check(z.maxLength(flowTestLimits.path)),
});
export type FlowTestExpectation = z.infer<typeof expectationSchema>;

/** A conversation that is played again before its flow goes live. What depends on chance or time is fixed. */
export const flowTestInputSchema = z
  .strictObject({
    name: z.string({ error: 'Name is required.' }).check(
      z.trim(),
      z.minLength(1, { error: 'Name is required.' }),
      z.maxLength(flowTestLimits.nameChars, {
        error: `Name can have at most ${flowTestLimits.nameChars} characters.`,
      }),
    ),
    language: z.string().check(z.regex(/^[A-Za-z0-9-]{2,20}$/, { error: 'Not a language.' })),
    /** Node to begin at instead of the start node. */
    at: z.optional(idField('A node id')),
    answers: z.array(answerSchema).check(
      z.maxLength(flowTestLimits.answers, {
        error: `A test can have at most ${flowTestLimits.answers} answers.`,
      }),
    ),
    /** Answers that were known before, by variable. */
    known: z.optional(
      recordField(limits.variables, limits.variableChars, limits.variableValueChars, 'Known'),
    ),
    results: z.array(resultSchema).check(
      z.maxLength(flowTestLimits.results, {
        error: `A test can have at most ${flowTestLimits.results} calls.`,
      }),
    ),
    /** Decides the branches of A/B splits. */
    seed: z.string().check(z.maxLength(64)),
    /** YYYY-MM-DD, the day on which it is played. */
    today: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'A day is YYYY-MM-DD.' })),
    timeZone: z.optional(z.string().check(z.maxLength(64))),
    expect: expectationSchema,
  })
  .check(
    z.refine((test) => JSON.stringify(test).length <= flowTestLimits.chars, {
      error: 'This conversation is too long for a test.',
      path: ['answers'],
    }),
  );
export type FlowTestInput = z.infer<typeof flowTestInputSchema>;
/** A test without what it expects. */
export type FlowTestScript = Omit<FlowTestInput, 'name' | 'expect'>;
