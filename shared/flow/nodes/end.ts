import * as z from 'zod/mini';
import { message, text } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { own, textOf } from '../reading.ts';
import { asksNothing, defineNode, noRequest } from './kind.ts';

/** Ends the flow with an outcome that its results can be told apart by. */
export const end = defineNode({
  ...asksNothing,
  ...noRequest,
  name: 'End',
  mayBeLast: true,
  data: z.strictObject({ outcome: text(limits.variableChars, 'The outcome'), message }),
  defaults: () => ({ outcome: 'done', message: 'Thank you!' }),
  exits: () => [],
  read: (raw) => ({ outcome: textOf(own(raw, 'outcome')), message: textOf(own(raw, 'message')) }),
  title: ({ outcome }) => outcome,
  subject: (data) => data.message,
  variables: () => [],
  uses: () => [],
  texts: (data, say) => ({ ...data, message: say('message', data.message) }),
  problems: ({ outcome }, check) => {
    if (outcome.trim() === '')
      check.report(
        'warning',
        'outcome.empty',
        'This end has no outcome: in the results it is just “completed”.',
      );
  },
  enter: (data, talk) => {
    talk.say(data.message);
    return talk.end(data.outcome.trim());
  },
});
