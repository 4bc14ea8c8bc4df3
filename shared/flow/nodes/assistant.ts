import { assistantSchema } from '../assistant-schema.ts';
import { flowLimits as limits } from '../limits.ts';
import {
  getOwn,
  isRecord,
  omitUndefined,
  type Raw,
  readNumber,
  readOptionalText,
  readText,
} from '../read-fields.ts';
import { defineNode, nextExit } from './kind.ts';
import { checkMessage } from './message-node.ts';
import { truncate } from './truncate.ts';

const readList = (value: unknown, max: number, read: (raw: Raw, index: number) => unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, max + 1).map((entry: unknown, index) => read(isRecord(entry) ? entry : {}, index))
    : (value ?? undefined);

/** Lets the site's assistant answer free questions until the visitor wants one of the exits or to continue. */
export const assistant = defineNode({
  name: 'Assistant',
  canEndFlow: false,
  data: assistantSchema,
  defaults: () => ({ message: 'What would you like to know?', exits: [], maxTurns: 5 }),
  exits: ({ exits }) => [
    ...exits.map(({ id, label }) => ({ on: id, label: label || id, key: id })),
    nextExit,
  ],
  normalise: (raw) =>
    omitUndefined({
      message: readText(getOwn(raw, 'message')),
      instruction: readOptionalText(getOwn(raw, 'instruction')),
      exits:
        readList(getOwn(raw, 'exits'), limits.options, (exit, index) => {
          const examples = getOwn(exit, 'examples') ?? [];
          return {
            id: readText(getOwn(exit, 'id'), `x${index + 1}`),
            label: readText(getOwn(exit, 'label')),
            examples: Array.isArray(examples)
              ? examples.map((example: unknown) => readText(example))
              : examples,
          };
        }) ?? [],
      collect: readList(getOwn(raw, 'collect'), limits.formFields, (detail) => ({
        variable: readText(getOwn(detail, 'variable')),
        kind: getOwn(detail, 'kind') ?? 'email',
      })),
      maxTurns: readNumber(getOwn(raw, 'maxTurns'), 5),
    }),
  title: ({ message }) => message,
  waitsForAnswer: () => true,
  assignedVariables: ({ collect = [] }) => [
    ...new Set(
      collect.flatMap(({ variable, kind }) => [
        variable.trim(),
        ...(kind === 'email' || kind === 'phone' ? [kind] : []),
      ]),
    ),
  ],
  mapTexts: (node, mapText) => ({
    ...node,
    message: mapText('message', node.message),
    exits: node.exits.map((exit) => ({
      ...exit,
      label: mapText(`exit.${exit.id}`, exit.label),
      examples: exit.examples.map((example, index) => mapText(`exit.${exit.id}.${index}`, example)),
    })),
  }),
  problems: ({ message, exits, collect = [] }, check) => {
    checkMessage(message, check);
    for (const { id, label, examples } of exits) {
      if (label.trim() === '')
        check.report('warning', 'option.empty', 'An exit needs a label: visitors see it as a button.');
      if (examples.every((example) => example.trim() === ''))
        check.report(
          'warning',
          'exit.examples',
          `The exit “${truncate(label)}” has no example of what visitors say.`,
        );
      if (!check.isConnected(id))
        check.report(
          'warning',
          'exit.missing',
          `The exit “${truncate(label)}” leads nowhere: the conversation ends there.`,
        );
    }
    if (!check.isConnected())
      check.report(
        'warning',
        'exit.missing',
        'Nothing follows when the questions are answered: the conversation ends there.',
      );
    for (const { variable } of collect) check.variable(variable, 'A detail');
  },
  enter: (node, context) => context.enterAssistant(node),
  handleInput: (node, context, input) => context.answerAssistant(node, input),
  handleResult: (node, context, result) => context.showAnswer(node, result),
});
