import * as z from 'zod/mini';
import {
  enumField,
  idField,
  inputKinds,
  inputSchema,
  messageField,
  textField,
  variableField,
} from './fields.ts';
import { flowLimits as limits } from './limits.ts';

const { min, max, days } = inputSchema.shape;
const fieldSchema = z.strictObject({
  id: idField('A field id'),
  label: textField(limits.labelChars, 'A field label'),
  variable: variableField,
  kind: enumField(inputKinds, 'The kind of answer'),
  /** Accepted and read back if the visitor gives it, but never asked for. */
  optional: z.optional(z.boolean()),
  limits: z.optional(z.strictObject({ min, max, days })),
});
export type FormNodeField = z.infer<typeof fieldSchema>;

/** Data of a form node. */
export const formSchema = z.strictObject({
  message: messageField,
  fields: z
    .array(fieldSchema, { error: 'Fields must be a list.' })
    .check(z.maxLength(limits.formFields, { error: `A form can have at most ${limits.formFields} fields.` })),
  /** The author's text for a message that gives none of the fields. */
  retry: z.optional(messageField),
});
export type Form = z.infer<typeof formSchema>;
