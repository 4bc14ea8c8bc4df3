import * as z from 'zod/mini';
import { inputSchema, messageField } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { placeholderMessage } from '../placeholders.ts';
import { getOwn, omitUndefined, readInput, readNumber, readText } from '../read-fields.ts';
import { defineNode, nextExit } from './kind.ts';
import { checkInput, checkMessage, messageNode, sayAndWait } from './message-node.ts';

/** Sends a message, or asks a question with a free answer. */
export const text = defineNode({
  ...messageNode,
  name: 'Text',
  canEndFlow: true,
  data: z.strictObject({
    message: messageField,
    /** Milliseconds of typing before the message. */
    delay: z
      .int({ error: 'The delay must be a whole number of milliseconds.' })
      .check(
        z.minimum(0, { error: 'The delay cannot be negative.' }),
        z.maximum(limits.delayMs, { error: 'The delay can be at most 30,000 milliseconds.' }),
      ),
    input: z.optional(inputSchema),
  }),
  defaults: () => ({ message: placeholderMessage, delay: 0 }),
  exits: () => [nextExit],
  normalise: (data) =>
    omitUndefined({
      message: readText(getOwn(data, 'message')),
      delay: readNumber(getOwn(data, 'delay'), 0),
      input: readInput(getOwn(data, 'input')),
    }),
  problems: (data, check) => {
    checkMessage(data.message, check);
    checkInput(data, check);
  },
  enter: (data, context) => sayAndWait(data, context, data.delay),
});
