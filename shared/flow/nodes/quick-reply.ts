import * as z from 'zod/mini';
import { message, optionSchema, variable } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { compact, optionalText, optionsOf, own, textOf } from '../reading.ts';
import { type Check, defineNode, nextExit, noRequest, saysItself } from './kind.ts';
import { checkMessage, emptyMessage } from './messages.ts';
import { cut } from './wording.ts';

const data = z.strictObject({
  message,
  options: z
    .array(optionSchema, { error: 'Options must be a list.' })
    .check(z.maxLength(limits.options, { error: `A question can have at most ${limits.options} options.` })),
  /** Where the chosen value is kept besides user_input. */
  variable: z.optional(variable),
  /** What is said when the answer is none of the options, in the author's words. */
  retry: z.optional(message),
});

const checkOptions = ({ options }: z.infer<typeof data>, check: Check): void => {
  if (options.length === 0)
    check.report('error', 'options.none', 'This question has no options, so nobody can answer it.');
  const seen = new Set<string>();
  for (const { label, value } of options) {
    if (label.trim() === '' || value === '')
      check.report(
        'warning',
        'option.empty',
        `An option needs a label and a value${label ? `: “${cut(label)}”` : ''}.`,
      );
    if (seen.has(value))
      check.report(
        'warning',
        'option.duplicate',
        `Two options have the value “${cut(value)}”; both take the first one’s exit.`,
      );
    seen.add(value);
    if (!check.leads(value))
      check.report(
        'warning',
        'exit.missing',
        `The option “${cut(label || value)}” leads nowhere: the conversation ends there.`,
      );
  }
};

/** A question with options to tap; each has an exit of its own. */
export const quickReply = defineNode({
  ...noRequest,
  ...saysItself,
  name: 'Quick Reply',
  mayBeLast: false,
  data,
  defaults: () => ({
    message: 'Please select an option:',
    options: [
      { id: 'o1', label: 'Option 1', value: 'option1' },
      { id: 'o2', label: 'Option 2', value: 'option2' },
    ],
  }),
  exits: ({ options }) => [
    ...options.map(({ id, label, value }) => ({ on: value, label: label || value, key: id })),
    { ...nextExit, label: 'Otherwise' },
  ],
  read: (raw) =>
    compact({
      message: textOf(own(raw, 'message')),
      options: optionsOf(own(raw, 'options')),
      variable: optionalText(own(raw, 'variable')),
      retry: optionalText(own(raw, 'retry')),
    }),
  title: (question) => question.message,
  waits: () => true,
  asks: ({ variable: name }) => (name ? { kind: 'choice', variable: name.trim() } : undefined),
  options: ({ options }) => options,
  retry: ({ retry }) => retry,
  variables: (question) => (question.variable ? [question.variable.trim()] : []),
  uses: () => [],
  texts: (question, say) => ({
    ...question,
    message: say('message', question.message),
    options: question.options.map((option) => ({
      ...option,
      label: say(`option.${option.id}`, option.label),
    })),
    ...(question.retry === undefined ? {} : { retry: say('retry', question.retry) }),
  }),
  problems: (question, check) => {
    checkMessage(question.message, check, emptyMessage);
    checkOptions(question, check);
    if (question.variable) check.variable(question.variable, 'This question');
  },
  enter: (question, talk) => {
    talk.say(question.message);
    return question.options.length === 0 ? talk.apologise() : talk.wait('choice');
  },
  answered: (question, talk, answer) => {
    if (question.variable) talk.set(question.variable.trim(), answer);
    return question.options.some(({ value }) => value === answer) ? answer : '';
  },
});
