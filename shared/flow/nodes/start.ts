import * as z from 'zod/mini';
import { inputSchema, messageField } from '../fields.ts';
import { getOwn, omitUndefined, readInput, readText } from '../read-fields.ts';
import { defineNode, nextExit } from './kind.ts';
import { checkInput, checkMessage, messageNode, sayAndWait } from './message-node.ts';

/** The message of a new flow's start node. See docs/behaviour.md, "The flow builder". */
const welcomeMessage = 'Welcome! How can I help you today?';

/** Starts every conversation; a flow has exactly one. */
export const start = defineNode({
  ...messageNode,
  name: 'Start',
  canEndFlow: true,
  data: z.strictObject({ message: messageField, input: z.optional(inputSchema) }),
  defaults: () => ({ message: welcomeMessage }),
  exits: () => [nextExit],
  normalise: (data) =>
    omitUndefined({ message: readText(getOwn(data, 'message')), input: readInput(getOwn(data, 'input')) }),
  problems: (data, check) => {
    checkMessage(data.message, check, 'The start has no message.');
    checkInput(data, check);
    if (check.connectionCount === 0) check.report('warning', 'node.dead_end', 'The start leads nowhere yet.');
  },
  enter: (data, context) => sayAndWait(data, context),
});
