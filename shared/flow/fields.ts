import * as z from 'zod/mini';
import { flowLimits as limits } from './limits.ts';

/** Schemas that the data of several kinds of nodes are made of. */

export const inputKinds = ['text', 'email', 'phone', 'number', 'date'] as const;
export type InputKind = (typeof inputKinds)[number];

export const text = (max: number, label: string) =>
  z
    .string({ error: `${label} must be text.` })
    .check(
      z.maxLength(max, { error: `${label} can have at most ${max.toLocaleString('en-US')} characters.` }),
    );

export const idText = (label: string) =>
  z
    .string({ error: `${label} must be text.` })
    .check(
      z.regex(/^[A-Za-z0-9_.:-]{1,64}$/, { error: `${label} must be 1 to 64 letters, digits or _ . : -` }),
    );

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, label: string) =>
  z.enum(values, { error: `${label} must be one of: ${values.join(', ')}.` });

export const entries = (max: number, keyChars: number, valueChars: number, label: string) =>
  z
    .record(text(keyChars, `A name in ${label}`), text(valueChars, `A value in ${label}`), {
      error: `${label} must be names with texts.`,
    })
    .check(
      z.refine((map) => Object.keys(map).length <= max, {
        error: `${label} can have at most ${max} entries.`,
      }),
    );

export const message = text(limits.messageChars, 'The message');
export const variable = text(limits.variableChars, 'The variable');

/** Turns a message into a question: the conversation waits for an answer of this kind and keeps it in the variable. */
export const inputSchema = z.strictObject({
  variable,
  kind: oneOf(inputKinds, 'The kind of answer'),
  /** What is said when the answer is not of that kind, in the author's words. */
  retry: z.optional(message),
});
export type FlowInput = z.infer<typeof inputSchema>;

export const optionSchema = z.strictObject({
  /** Stays the same for the option's whole life, so that renaming it keeps its exit. */
  id: idText('An option id'),
  label: text(limits.labelChars, 'An option label'),
  value: text(limits.valueChars, 'An option value'),
});
export type FlowOption = z.infer<typeof optionSchema>;

export const httpMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

export const requestFields = {
  url: text(limits.urlChars, 'The URL'),
  method: oneOf(httpMethods, 'The method'),
  headers: entries(limits.headers, limits.headerNameChars, limits.headerValueChars, 'Headers'),
  /** Variable name to path in the answer, such as `data.items.0.price`. */
  responseMapping: entries(limits.mappings, limits.variableChars, limits.pathChars, 'The response mapping'),
  /** JSON text with variables; sent with POST and PUT. */
  body: z.optional(text(limits.bodyChars, 'The body')),
};
