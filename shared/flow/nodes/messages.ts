import type { FlowInput, FlowOption } from '../fields.ts';
import type { Asked, Check, Say, Step, Talk } from './kind.ts';

/** What a message that may be a question has in common, be it the start or a text. */
export interface MessageData {
  message: string;
  input?: FlowInput | undefined;
}

export const messageParts = {
  subject: () => '',
  title: (data: MessageData) => data.message,
  waits: (data: MessageData) => data.input !== undefined,
  asks: ({ input }: MessageData): Asked | undefined =>
    input && { kind: input.kind, variable: input.variable.trim() },
  options: (): FlowOption[] => [],
  retry: (data: MessageData) => data.input?.retry,
  variables: ({ input }: MessageData): string[] =>
    input
      ? [input.variable.trim(), ...(input.kind === 'email' || input.kind === 'phone' ? [input.kind] : [])]
      : [],
  uses: (): string[] => [],
  texts: <D extends MessageData>(data: D, say: Say): D => ({
    ...data,
    message: say('message', data.message),
    ...(data.input?.retry === undefined
      ? {}
      : { input: { ...data.input, retry: say('retry', data.input.retry) } }),
  }),
  answered: ({ input }: MessageData, talk: Talk, answer: string): undefined => {
    if (input) talk.set(input.variable.trim(), answer);
  },
};

/** Says the message and, if it is a question, waits for the answer. */
export const sayAndWait = ({ message, input }: MessageData, talk: Talk, delay = 0): Step => {
  talk.say(message, delay);
  return input ? talk.wait(input.kind) : talk.go();
};

export const checkMessage = (message: string, check: Check, sentence: string): void => {
  if (message.trim() === '') check.report('warning', 'message.empty', sentence);
};

export const emptyMessage = 'This message is empty: nothing is shown.';

export const checkInput = ({ input }: MessageData, check: Check): void => {
  if (input) check.variable(input.variable, 'The question');
};
