import * as z from 'zod/mini';
import { enumField, idField, messageField, textField, variableField } from './fields.ts';
import { flowLimits as limits } from './limits.ts';

/** Details recognised by their format, wherever they are mentioned. */
export const collectKinds = ['email', 'phone', 'number', 'date'] as const;

const exitSchema = z.strictObject({
  id: idField('An exit id'),
  label: textField(limits.labelChars, 'An exit label'),
  /** What visitors say when they want to leave through this exit. */
  examples: z
    .array(textField(limits.valueChars, 'An example'), { error: 'Examples must be a list.' })
    .check(z.maxLength(limits.options, { error: `An exit can have at most ${limits.options} examples.` })),
});
export type AssistantExit = z.infer<typeof exitSchema>;

/** Data of an assistant node. */
export const assistantSchema = z.strictObject({
  message: messageField,
  /** What the assistant should know or do at this node, for a model only; visitors never see it. */
  instruction: z.optional(textField(limits.instructionChars, 'The instruction')),
  exits: z
    .array(exitSchema, { error: 'Exits must be a list.' })
    .check(z.maxLength(limits.options, { error: `The assistant can have at most ${limits.options} exits.` })),
  /** Details to extract from what visitors say. */
  collect: z.optional(
    z
      .array(
        z.strictObject({ variable: variableField, kind: enumField(collectKinds, 'The kind of detail') }),
        {
          error: 'Details must be a list.',
        },
      )
      .check(z.maxLength(limits.formFields, { error: `At most ${limits.formFields} details.` })),
  ),
  /** Answers after which the flow continues. */
  maxTurns: z
    .int({ error: 'The number of answers must be a whole number.' })
    .check(
      z.minimum(1, { error: 'The assistant has to answer at least once.' }),
      z.maximum(limits.assistantTurns, { error: `At most ${limits.assistantTurns} answers.` }),
    ),
});
export type Assistant = z.infer<typeof assistantSchema>;
