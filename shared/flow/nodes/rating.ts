import * as z from 'zod/mini';
import { type FlowOption, message, oneOf, text, variable } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { compact, optionalText, own, textOf } from '../reading.ts';
import { defineNode, nextExit, noRequest, saysItself } from './kind.ts';
import { checkMessage, emptyMessage } from './messages.ts';

export const ratingScales = ['1-5', '0-10'] as const;
export type RatingScale = (typeof ratingScales)[number];

const caption = text(limits.labelChars / 2, 'The words at an end of the scale');
const data = z.strictObject({
  message,
  scale: oneOf(ratingScales, 'The scale'),
  variable,
  /** Words at the ends of the scale. */
  low: z.optional(caption),
  high: z.optional(caption),
  retry: z.optional(message),
});
type Rating = z.infer<typeof data>;

const ends = { '1-5': [1, 5], '0-10': [0, 10] } as const;

/** As such figures are usually read: of 0 to 10 the upper two are promoters, and up to 6 nobody is won. */
const bands = { '1-5': { low: 2, high: 4 }, '0-10': { low: 6, high: 9 } } as const;

const optionsOf = ({ scale, low, high }: Rating): FlowOption[] => {
  const [first, last] = ends[scale];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const figure = String(first + index);
    const words = (index === 0 ? low : first + index === last ? high : undefined)?.trim();
    return { id: `r${figure}`, label: words ? `${figure} – ${words}` : figure, value: figure };
  });
};

const exits = ({ scale }: Rating) => {
  const [first, last] = ends[scale];
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

/** Asks for a figure on a scale; goes on by how good it is. */
export const rating = defineNode({
  ...noRequest,
  ...saysItself,
  name: 'Rating',
  mayBeLast: true,
  data,
  defaults: () => ({ message: 'How would you rate this?', scale: '1-5' as const, variable: 'rating' }),
  exits,
  read: (raw) =>
    compact({
      message: textOf(own(raw, 'message')),
      scale: own(raw, 'scale') ?? '1-5',
      variable: textOf(own(raw, 'variable'), 'rating'),
      low: optionalText(own(raw, 'low')),
      high: optionalText(own(raw, 'high')),
      retry: optionalText(own(raw, 'retry')),
    }),
  title: (question) => question.message,
  waits: () => true,
  options: optionsOf,
  asks: (question) => ({ kind: 'choice', variable: question.variable.trim() }),
  retry: ({ retry }) => retry,
  variables: (question) => [question.variable.trim()],
  uses: () => [],
  texts: (question, say) => ({
    ...question,
    message: say('message', question.message),
    ...(question.low === undefined ? {} : { low: say('low', question.low) }),
    ...(question.high === undefined ? {} : { high: say('high', question.high) }),
    ...(question.retry === undefined ? {} : { retry: say('retry', question.retry) }),
  }),
  problems: (question, check) => {
    checkMessage(question.message, check, emptyMessage);
    check.variable(question.variable, 'This rating');
    for (const { on, label } of exits(question))
      if (check.links > 0 && on !== undefined && !check.leads(on))
        check.report('warning', 'exit.missing', `“${label}” leads nowhere: the conversation ends there.`);
  },
  enter: (question, talk) => {
    talk.say(question.message);
    return talk.wait('choice');
  },
  answered: (question, talk, answer) => {
    talk.set(question.variable.trim(), answer);
    const { low, high } = bands[question.scale];
    return Number(answer) <= low ? 'low' : Number(answer) >= high ? 'high' : 'middle';
  },
});
