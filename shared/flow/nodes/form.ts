import { formSchema } from '../form-schema.ts';
import { flowLimits as limits } from '../limits.ts';
import {
  getOwn,
  isRecord,
  omitUndefined,
  type Raw,
  readInput,
  readOptionalText,
  readText,
} from '../read-fields.ts';
import { defineNode, nextExit } from './kind.ts';
import { checkMessage } from './message-node.ts';
import { truncate } from './truncate.ts';

const readFields = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, limits.formFields + 1).map((entry: unknown, index) => {
        const raw: Raw = isRecord(entry) ? entry : {};
        const range = getOwn(raw, 'limits');
        const read = isRecord(range) ? readInput(range) : undefined;
        const { min: least, max: most, days: accepted } = isRecord(read) ? read : {};
        return omitUndefined({
          id: readText(getOwn(raw, 'id'), `f${index + 1}`),
          label: readText(getOwn(raw, 'label')),
          variable: readText(getOwn(raw, 'variable')),
          kind: getOwn(raw, 'kind') ?? 'text',
          optional: getOwn(raw, 'optional') ?? undefined,
          limits: isRecord(range)
            ? omitUndefined({ min: least, max: most, days: accepted })
            : (range ?? undefined),
        });
      })
    : (value ?? []);

/** Fills several fields from free text, asks for what is missing, reads back and takes corrections. */
export const form = defineNode({
  name: 'Form',
  canEndFlow: true,
  data: formSchema,
  defaults: () => ({
    message: 'Please tell me your name and e-mail address.',
    fields: [
      { id: 'f1', label: 'Name', variable: 'name', kind: 'text' as const },
      { id: 'f2', label: 'E-mail', variable: 'email', kind: 'email' as const },
    ],
  }),
  exits: () => [nextExit],
  normalise: (raw) =>
    omitUndefined({
      message: readText(getOwn(raw, 'message')),
      fields: readFields(getOwn(raw, 'fields')),
      retry: readOptionalText(getOwn(raw, 'retry')),
    }),
  title: ({ message }) => message,
  waitsForAnswer: () => true,
  retry: ({ retry }) => retry,
  assignedVariables: ({ fields }) => [
    ...new Set(
      fields.flatMap(({ variable, kind }) => [
        variable.trim(),
        ...(kind === 'email' || kind === 'phone' ? [kind] : []),
      ]),
    ),
  ],
  mapTexts: (node, mapText) => ({
    ...node,
    message: mapText('message', node.message),
    fields: node.fields.map((field) => ({ ...field, label: mapText(`field.${field.id}`, field.label) })),
    ...(node.retry === undefined ? {} : { retry: mapText('retry', node.retry) }),
  }),
  problems: ({ message, fields }, check) => {
    checkMessage(message, check);
    if (fields.length === 0) check.report('error', 'form.none', 'This form has no fields.');
    const seen = new Set<string>();
    for (const { label, variable, limits: range } of fields) {
      if (label.trim() === '')
        check.report('warning', 'field.empty', 'A field needs a label: visitors see it.');
      check.variable(variable, `The field “${truncate(label)}”`);
      if (seen.has(variable.trim()))
        check.report(
          'warning',
          'field.duplicate',
          `Two fields are saved as “${truncate(variable)}”; the last one counts.`,
        );
      seen.add(variable.trim());
      if (range?.min !== undefined && range.max !== undefined && range.min > range.max)
        check.report(
          'error',
          'input.limits',
          `No answer fits “${truncate(label)}”: the smallest is above the largest.`,
        );
    }
  },
  enter: (node, context) => context.enterForm(node),
  handleInput: (node, context, input) => context.answerForm(node, input),
});
