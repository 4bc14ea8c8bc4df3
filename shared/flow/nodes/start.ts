import * as z from 'zod/mini';
import { inputSchema, message } from '../fields.ts';
import { compact, inputOf, own, textOf } from '../reading.ts';
import { defineNode, nextExit, noRequest } from './kind.ts';
import { checkInput, checkMessage, messageParts, sayAndWait } from './messages.ts';

/** The message of a new flow's start node. See docs/behaviour.md, "The flow builder". */
const welcomeMessage = 'Welcome! How can I help you today?';

/** Where every conversation begins; a flow has exactly one. */
export const start = defineNode({
  ...messageParts,
  ...noRequest,
  name: 'Start',
  mayBeLast: true,
  data: z.strictObject({ message, input: z.optional(inputSchema) }),
  defaults: () => ({ message: welcomeMessage }),
  exits: () => [nextExit],
  read: (data) => compact({ message: textOf(own(data, 'message')), input: inputOf(own(data, 'input')) }),
  problems: (data, check) => {
    checkMessage(data.message, check, 'The start has no message.');
    checkInput(data, check);
    if (check.links === 0) check.report('warning', 'node.dead_end', 'The start leads nowhere yet.');
  },
  enter: (data, talk) => sayAndWait(data, talk),
});
