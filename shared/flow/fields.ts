import * as z from 'zod/mini';
import { flowLimits as limits } from './limits.ts';

export const inputKinds = ['text', 'email', 'phone', 'number', 'date'] as const;
export type InputKind = (typeof inputKinds)[number];

export const dayLimits = ['future', 'past'] as const;
const limitField = z
  .number({ error: 'A limit must be a number.' })
  .check(
    z.minimum(-limits.answerNumber, { error: 'A limit can be at least −1 trillion.' }),
    z.maximum(limits.answerNumber, { error: 'A limit can be at most 1 trillion.' }),
  );

export const textField = (max: number, label: string) =>
  z
    .string({ error: `${label} must be text.` })
    .check(
      z.maxLength(max, { error: `${label} can have at most ${max.toLocaleString('en-US')} characters.` }),
    );

export const idField = (label: string) =>
  z
    .string({ error: `${label} must be text.` })
    .check(
      z.regex(/^[A-Za-z0-9_.:-]{1,64}$/, { error: `${label} must be 1 to 64 letters, digits or _ . : -` }),
    );

export const enumField = <const T extends readonly [string, ...string[]]>(values: T, label: string) =>
  z.enum(values, { error: `${label} must be one of: ${values.join(', ')}.` });

export const recordField = (max: number, keyChars: number, valueChars: number, label: string) =>
  z
    .record(textField(keyChars, `A name in ${label}`), textField(valueChars, `A value in ${label}`), {
      error: `${label} must be names with texts.`,
    })
    .check(
      z.refine((map) => Object.keys(map).length <= max, {
        error: `${label} can have at most ${max} entries.`,
      }),
    );

export const messageField = textField(limits.messageChars, 'The message');
export const variableField = textField(limits.variableChars, 'The variable');

/** Turns a message into a question: the conversation waits for an answer and stores it in the variable. */
export const inputSchema = z.strictObject({
  variable: variableField,
  kind: enumField(inputKinds, 'The kind of answer'),
  /** The author's text for an answer that is not accepted. */
  retry: z.optional(messageField),
  /** Smallest and largest number, or fewest and most characters of a text. */
  min: z.optional(limitField),
  max: z.optional(limitField),
  /** Accepted dates: from today on, or up to today. */
  days: z.optional(enumField(dayLimits, 'The accepted days')),
});
export type AnswerLimits = Pick<z.infer<typeof inputSchema>, 'min' | 'max' | 'days'>;
export type QuestionInput = z.infer<typeof inputSchema>;

export const optionSchema = z.strictObject({
  /** Never changes, so that a renamed option keeps its connection. */
  id: idField('An option id'),
  label: textField(limits.labelChars, 'An option label'),
  value: textField(limits.valueChars, 'An option value'),
});
export type FlowOption = z.infer<typeof optionSchema>;

const countField = z
  .int({ error: 'The number of choices must be a whole number.' })
  .check(
    z.minimum(1, { error: 'Visitors choose at least one option.' }),
    z.maximum(limits.options, { error: `Visitors can choose at most ${limits.options} options.` }),
  );
/** How many options visitors choose: by default at least one and at most all. */
export const severalSchema = z.strictObject(
  { min: z.optional(countField), max: z.optional(countField) },
  { error: 'several must have min and max.' },
);
export type Several = z.infer<typeof severalSchema>;

/** Methods that a flow's request may use. */
export const httpMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

export const requestFields = {
  url: textField(limits.urlChars, 'The URL'),
  method: enumField(httpMethods, 'The method'),
  headers: recordField(limits.headers, limits.headerNameChars, limits.headerValueChars, 'Headers'),
  /** Maps variable names to paths in the response, such as `data.items.0.price`. */
  responseMapping: recordField(
    limits.mappings,
    limits.variableChars,
    limits.pathChars,
    'The response mapping',
  ),
  /** JSON with placeholders; sent with POST and PUT. */
  body: z.optional(textField(limits.bodyChars, 'The body')),
};

/** Options that apply to an answer of this kind: numbers and texts have `min` and `max`, dates have `days`. */
export const hasRange = (kind: string): kind is 'text' | 'number' => kind === 'number' || kind === 'text';
