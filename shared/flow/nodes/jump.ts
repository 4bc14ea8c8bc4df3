import * as z from 'zod/mini';
import { message, text } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { compact, optionalText, own, textOf } from '../reading.ts';
import { asksNothing, defineNode, noRequest } from './kind.ts';

/** Goes on in another published flow of the same workspace, with everything said so far. */
export const jump = defineNode({
  ...asksNothing,
  ...noRequest,
  name: 'Jump to flow',
  mayBeLast: false,
  data: z.strictObject({
    /** The other flow's public id. */
    flow: text(64, 'The flow'),
    /** What it was called when it was chosen. */
    name: text(limits.nameChars, 'The name of the flow'),
    message: z.optional(message),
  }),
  defaults: () => ({ flow: '', name: '' }),
  exits: () => [{ on: 'error', label: 'Not available', key: 'error' }],
  read: (raw) =>
    compact({
      flow: textOf(own(raw, 'flow')),
      name: textOf(own(raw, 'name')),
      message: optionalText(own(raw, 'message')),
    }),
  title: ({ name }) => name,
  subject: () => '',
  variables: () => [],
  uses: () => [],
  texts: (data, say) =>
    data.message === undefined ? data : { ...data, message: say('message', data.message) },
  problems: ({ flow }, check) => {
    if (flow === '') check.report('error', 'jump.none', 'This jump names no flow.');
  },
  enter: ({ flow, message: said }, talk) => {
    talk.say(said ?? '');
    return talk.jump(flow);
  },
});
