import * as z from 'zod/mini';
import { messageField, textField } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { getOwn, omitUndefined, readOptionalText, readText } from '../read-fields.ts';
import { defineNode } from './kind.ts';
import { truncate } from './truncate.ts';

/** Continues in another published flow of the workspace; variables are carried over. */
export const jump = defineNode({
  name: 'Jump to flow',
  canEndFlow: false,
  data: z.strictObject({
    /** UUID of the other flow. */
    flow: textField(64, 'The flow'),
    /** Its name when it was chosen. */
    name: textField(limits.nameChars, 'The name of the flow'),
    message: z.optional(messageField),
  }),
  defaults: () => ({ flow: '', name: '' }),
  exits: () => [{ on: 'error', label: 'Not available', key: 'error' }],
  normalise: (raw) =>
    omitUndefined({
      flow: readText(getOwn(raw, 'flow')),
      name: readText(getOwn(raw, 'name')),
      message: readOptionalText(getOwn(raw, 'message')),
    }),
  title: ({ name }) => name,
  mapTexts: (data, mapText) =>
    data.message === undefined ? data : { ...data, message: mapText('message', data.message) },
  problems: ({ flow, name }, check) => {
    if (flow === '') check.report('error', 'jump.none', 'Choose the flow to jump to.');
    else if (!check.isKnownFlow(flow))
      check.report(
        'error',
        'jump.unknown',
        `“${truncate(name || flow)}” is not one of your flows. Choose another flow to jump to.`,
      );
  },
  enter: ({ flow, message: text }, context) => {
    context.say(text ?? '');
    return context.jump(flow);
  },
});
