import * as z from 'zod/mini';
import { messageField, severalSchema, variableField } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { picturedOptionSchema } from '../media.ts';
import { isPlaceholder } from '../placeholders.ts';
import {
  getOwn,
  omitUndefined,
  readOptionalText,
  readOptions,
  readSeveral,
  readText,
} from '../read-fields.ts';
import { defineNode, type NodeCheck, nextExit } from './kind.ts';
import { checkAlt, mapOptionalTexts } from './media.ts';
import { checkMessage } from './message-node.ts';
import { truncate } from './truncate.ts';

const data = z.strictObject({
  message: messageField,
  options: z
    .array(picturedOptionSchema, { error: 'Options must be a list.' })
    .check(z.maxLength(limits.options, { error: `A question can have at most ${limits.options} options.` })),
  /** Visitors choose several options; all answers then take the plain exit. */
  several: z.optional(severalSchema),
  /** Stores the chosen value, in addition to `user_input`. */
  variable: z.optional(variableField),
  /** The author's text for an answer that matches no option. */
  retry: z.optional(messageField),
});

const checkOptions = ({ options, several }: z.infer<typeof data>, check: NodeCheck): void => {
  if (options.length === 0)
    check.report('error', 'options.none', 'This question has no options, so nobody can answer it.');
  const { min = 1, max = options.length } = several ?? {};
  if (several && (min > max || min > options.length))
    check.report(
      'error',
      'options.several',
      `No answer fits: visitors must choose at least ${min} of ${Math.min(max, options.length)} options.`,
    );
  const seen = new Set<string>();
  const hasPictures = options.some(({ picture }) => picture);
  for (const option of options) {
    const { label, value } = option;
    checkAlt(option, check, `The picture of “${truncate(label || value)}”`);
    if (hasPictures && !option.picture)
      check.report(
        'warning',
        'option.picture',
        `The option “${truncate(label || value)}” has no picture: visitors see its label only.`,
      );
    if (label.trim() === '' || value === '')
      check.report(
        'warning',
        'option.empty',
        `An option needs a label and a value${label ? `: “${truncate(label)}”` : ''}.`,
      );
    else if (isPlaceholder(label))
      check.report(
        'warning',
        'option.placeholder',
        `The option “${truncate(label)}” still has its default label.`,
      );
    if (seen.has(value))
      check.report(
        'warning',
        'option.duplicate',
        `Two options have the value “${truncate(value)}”; both count as the first one.`,
      );
    seen.add(value);
    if (!several && !check.isConnected(value))
      check.report(
        'warning',
        'exit.missing',
        `The option “${truncate(label || value)}” leads nowhere: the conversation ends there.`,
      );
  }
};

/** A question with options; each option has its own exit. */
export const quickReply = defineNode({
  name: 'Quick Reply',
  canEndFlow: false,
  data,
  defaults: () => ({
    message: 'Please select an option:',
    options: [
      { id: 'o1', label: 'Option 1', value: 'option1' },
      { id: 'o2', label: 'Option 2', value: 'option2' },
    ],
  }),
  exits: ({ options, several }) =>
    several
      ? [nextExit]
      : [
          ...options.map(({ id, label, value }) => ({ on: value, label: label || value, key: id })),
          { ...nextExit, label: 'Otherwise' },
        ],
  normalise: (raw) =>
    omitUndefined({
      message: readText(getOwn(raw, 'message')),
      options: readOptions(getOwn(raw, 'options')),
      several: readSeveral(getOwn(raw, 'several')),
      variable: readOptionalText(getOwn(raw, 'variable')),
      retry: readOptionalText(getOwn(raw, 'retry')),
    }),
  title: (question) => question.message,
  waitsForAnswer: () => true,
  question: ({ variable: name }) => (name ? { kind: 'choice', variable: name.trim() } : undefined),
  options: ({ options }) => options,
  several: ({ several }) => several,
  pictures: ({ options }) => options.flatMap(({ picture }) => picture ?? []),
  retry: ({ retry }) => retry,
  assignedVariables: (question) => (question.variable ? [question.variable.trim()] : []),
  mapTexts: (question, mapText) => ({
    ...question,
    message: mapText('message', question.message),
    options: question.options.map((option) => ({
      ...mapOptionalTexts(option, ['alt'], mapText, `option.${option.id}.`),
      label: mapText(`option.${option.id}`, option.label),
    })),
    ...(question.retry === undefined ? {} : { retry: mapText('retry', question.retry) }),
  }),
  problems: (question, check) => {
    checkMessage(question.message, check);
    checkOptions(question, check);
    if (question.variable) check.variable(question.variable, 'This question');
  },
  enter: (question, context) => {
    context.say(question.message);
    return question.options.length === 0 ? context.stopWithApology() : context.wait('choice');
  },
  handleAnswer: (question, context, answer) => {
    if (question.variable) context.set(question.variable.trim(), answer);
    if (question.several) return undefined;
    return question.options.some(({ value }) => value === answer) ? answer : '';
  },
});
