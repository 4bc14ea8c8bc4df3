import * as z from 'zod/mini';
import { enumField, type FlowOption, messageField, textField, variableField } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { getOwn, omitUndefined, readOptionalText, readText } from '../read-fields.ts';
import { defineNode, nextExit } from './kind.ts';
import { checkMessage } from './message-node.ts';

export const ratingScales = ['1-5', '0-10'] as const;
export type RatingScale = (typeof ratingScales)[number];

const captionField = textField(limits.labelChars / 2, 'The label at an end of the scale');
const data = z.strictObject({
  message: messageField,
  scale: enumField(ratingScales, 'The scale'),
  variable: variableField,
  /** Labels of the lowest and the highest value. */
  low: z.optional(captionField),
  high: z.optional(captionField),
  retry: z.optional(messageField),
});
type Rating = z.infer<typeof data>;

const scaleEnds = { '1-5': [1, 5], '0-10': [0, 10] } as const;

/** Highest "low" and lowest "high" rating; 0–10 follows the Net Promoter Score. */
const bands = { '1-5': { low: 2, high: 4 }, '0-10': { low: 6, high: 9 } } as const;

const buildOptions = ({ scale, low, high }: Rating): FlowOption[] => {
  const [first, last] = scaleEnds[scale];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const value = String(first + index);
    const caption = (index === 0 ? low : first + index === last ? high : undefined)?.trim();
    return { id: `r${value}`, label: caption ? `${value} – ${caption}` : value, value };
  });
};

const exits = ({ scale }: Rating) => {
  const [first, last] = scaleEnds[scale];
  const { low, high } = bands[scale];
  return [
    { on: 'low', label: `Low (${first}–${low})`, key: 'low' },
    {
      on: 'middle',
      label: low + 1 === high - 1 ? `Middle (${low + 1})` : `Middle (${low + 1}–${high - 1})`,
      key: 'middle',
    },
    { on: 'high', label: `High (${high}–${last})`, key: 'high' },
    { ...nextExit, label: 'Otherwise' },
  ];
};

/** Asks for a rating; low, middle and high ratings have their own exits. */
export const rating = defineNode({
  name: 'Rating',
  canEndFlow: true,
  data,
  defaults: () => ({ message: 'How would you rate this?', scale: '1-5' as const, variable: 'rating' }),
  exits,
  normalise: (raw) =>
    omitUndefined({
      message: readText(getOwn(raw, 'message')),
      scale: getOwn(raw, 'scale') ?? '1-5',
      variable: readText(getOwn(raw, 'variable'), 'rating'),
      low: readOptionalText(getOwn(raw, 'low')),
      high: readOptionalText(getOwn(raw, 'high')),
      retry: readOptionalText(getOwn(raw, 'retry')),
    }),
  title: (question) => question.message,
  waitsForAnswer: () => true,
  options: buildOptions,
  question: (question) => ({ kind: 'choice', variable: question.variable.trim() }),
  retry: ({ retry }) => retry,
  assignedVariables: (question) => [question.variable.trim()],
  mapTexts: (question, mapText) => ({
    ...question,
    message: mapText('message', question.message),
    ...(question.low === undefined ? {} : { low: mapText('low', question.low) }),
    ...(question.high === undefined ? {} : { high: mapText('high', question.high) }),
    ...(question.retry === undefined ? {} : { retry: mapText('retry', question.retry) }),
  }),
  problems: (question, check) => {
    checkMessage(question.message, check);
    check.variable(question.variable, 'This rating');
    for (const { on, label } of exits(question))
      if (check.connectionCount > 0 && on !== undefined && !check.isConnected(on))
        check.report('warning', 'exit.missing', `“${label}” leads nowhere: the conversation ends there.`);
  },
  enter: (question, context) => {
    context.say(question.message);
    return context.wait('choice');
  },
  handleAnswer: (question, context, answer) => {
    context.set(question.variable.trim(), answer);
    const { low, high } = bands[question.scale];
    return Number(answer) <= low ? 'low' : Number(answer) >= high ? 'high' : 'middle';
  },
});
