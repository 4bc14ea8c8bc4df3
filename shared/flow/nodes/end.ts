import * as z from 'zod/mini';
import { messageField, textField } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { getOwn, readText } from '../read-fields.ts';
import { defineNode } from './kind.ts';

/** Ends the flow with a named outcome, shown in the results. */
export const end = defineNode({
  name: 'End',
  canEndFlow: true,
  data: z.strictObject({ outcome: textField(limits.variableChars, 'The outcome'), message: messageField }),
  defaults: () => ({ outcome: 'done', message: 'Thank you!' }),
  exits: () => [],
  normalise: (raw) => ({
    outcome: readText(getOwn(raw, 'outcome')),
    message: readText(getOwn(raw, 'message')),
  }),
  title: ({ outcome }) => outcome,
  summary: (data) => data.message,
  mapTexts: (data, mapText) => ({ ...data, message: mapText('message', data.message) }),
  problems: ({ outcome }, check) => {
    if (outcome.trim() === '')
      check.report('warning', 'outcome.empty', 'This end has no outcome. Results show it as “Completed”.');
  },
  enter: (data, context) => {
    context.say(data.message);
    return context.end(data.outcome.trim());
  },
});
