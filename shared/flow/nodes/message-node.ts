import type { AnswerLimits, QuestionInput } from '../fields.ts';
import { hasRange } from '../fields.ts';
import { isPlaceholder } from '../placeholders.ts';
import type { MapText, NodeCheck, NodeContext, Question, Step } from './kind.ts';

/** Data of a node that sends a message and may wait for an answer: start and text. */
export interface MessageData {
  message: string;
  input?: QuestionInput | undefined;
}

const pickLimits = ({ min, max, days }: QuestionInput): AnswerLimits => ({ min, max, days });

/** The properties that the kinds start and text share. */
export const messageNode = {
  title: (data: MessageData) => data.message,
  waitsForAnswer: (data: MessageData) => data.input !== undefined,
  question: ({ input }: MessageData): Question | undefined =>
    input && { kind: input.kind, variable: input.variable.trim(), limits: pickLimits(input) },
  retry: (data: MessageData) => data.input?.retry,
  assignedVariables: ({ input }: MessageData): string[] =>
    input
      ? [input.variable.trim(), ...(input.kind === 'email' || input.kind === 'phone' ? [input.kind] : [])]
      : [],
  mapTexts: <D extends MessageData>(data: D, mapText: MapText): D => ({
    ...data,
    message: mapText('message', data.message),
    ...(data.input?.retry === undefined
      ? {}
      : { input: { ...data.input, retry: mapText('retry', data.input.retry) } }),
  }),
  handleAnswer: ({ input }: MessageData, context: NodeContext, answer: string): undefined => {
    if (input) context.set(input.variable.trim(), answer);
  },
};

/** Sends the message; waits for the answer if it is a question. */
export const sayAndWait = ({ message, input }: MessageData, context: NodeContext, delay = 0): Step => {
  context.say(message, delay);
  return input ? context.wait(input.kind) : context.proceed();
};

/** Reports a message without text. */
export const checkMessage = (
  message: string,
  check: NodeCheck,
  sentence = 'This message is empty: visitors see nothing.',
): void => {
  if (message.trim() === '') check.report('warning', 'message.empty', sentence);
  else if (isPlaceholder(message))
    check.report('warning', 'message.placeholder', 'This message is still the placeholder.');
};

/** Reports an invalid variable of the question, and limits that exclude every answer. */
export const checkInput = ({ input }: MessageData, check: NodeCheck): void => {
  if (!input) return;
  check.variable(input.variable, 'The question');
  const { kind, min, max } = input;
  if (hasRange(kind) && min !== undefined && max !== undefined && min > max)
    check.report('error', 'input.limits', 'No answer fits: the smallest is above the largest.');
};
