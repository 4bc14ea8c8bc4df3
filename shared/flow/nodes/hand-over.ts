import * as z from 'zod/mini';
import { message, oneOf } from '../fields.ts';
import { own, textOf } from '../reading.ts';
import { asksNothing, defineNode, noRequest } from './kind.ts';

export const handOverTargets = ['person', 'assistant'] as const;
export type HandOverTarget = (typeof handOverTargets)[number];

export const handOverNames: Readonly<Record<HandOverTarget, string>> = {
  person: 'A person',
  assistant: 'The assistant',
};

/** Ends the flow; the conversation goes on with a person, or with the site's assistant. */
export const handOver = defineNode({
  ...asksNothing,
  ...noRequest,
  name: 'Hand over',
  mayBeLast: true,
  data: z.strictObject({ to: oneOf(handOverTargets, 'Who takes over'), message }),
  defaults: () => ({ to: 'person' as const, message: 'Somebody of our team will go on from here.' }),
  exits: () => [],
  read: (raw) => ({ to: own(raw, 'to') ?? 'person', message: textOf(own(raw, 'message')) }),
  title: (data) => data.message,
  subject: ({ to }) => handOverNames[to],
  variables: () => [],
  uses: () => [],
  texts: (data, say) => ({ ...data, message: say('message', data.message) }),
  problems: () => undefined,
  enter: (data, talk) => {
    talk.say(data.message);
    talk.handOver(data.to);
    return talk.end();
  },
});
