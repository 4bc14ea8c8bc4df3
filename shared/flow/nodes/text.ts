import * as z from 'zod/mini';
import { inputSchema, message } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { compact, inputOf, numberOf, own, textOf } from '../reading.ts';
import { defineNode, nextExit, noRequest } from './kind.ts';
import { checkInput, checkMessage, emptyMessage, messageParts, sayAndWait } from './messages.ts';

/** Says something, or asks for an answer of some kind. */
export const text = defineNode({
  ...messageParts,
  ...noRequest,
  name: 'Text',
  mayBeLast: true,
  data: z.strictObject({
    message,
    /** Milliseconds of typing before the message. */
    delay: z
      .int({ error: 'The delay must be a whole number of milliseconds.' })
      .check(
        z.minimum(0, { error: 'The delay cannot be negative.' }),
        z.maximum(limits.delayMs, { error: 'The delay can be at most 30,000 milliseconds.' }),
      ),
    input: z.optional(inputSchema),
  }),
  defaults: () => ({ message: 'Enter your message here...', delay: 0 }),
  exits: () => [nextExit],
  read: (data) =>
    compact({
      message: textOf(own(data, 'message')),
      delay: numberOf(own(data, 'delay'), 0),
      input: inputOf(own(data, 'input')),
    }),
  problems: (data, check) => {
    checkMessage(data.message, check, emptyMessage);
    checkInput(data, check);
  },
  enter: (data, talk) => sayAndWait(data, talk, data.delay),
});
