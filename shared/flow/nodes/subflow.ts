import * as z from 'zod/mini';
import { textField, variableField } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { getOwn, isRecord, omitUndefined, type Raw, readText } from '../read-fields.ts';
import { defineNode, errorExit, nextExit } from './kind.ts';
import { truncate } from './truncate.ts';

const listField = <T extends z.ZodMiniType>(entry: T, label: string) =>
  z
    .array(entry, { error: `${label} must be a list.` })
    .check(z.maxLength(limits.mappings, { error: `${label} can have at most ${limits.mappings} entries.` }));

const readRows = (value: unknown, names: readonly string[]): unknown =>
  Array.isArray(value)
    ? value.slice(0, limits.mappings + 1).map((row: unknown) => {
        const raw: Raw = isRecord(row) ? row : {};
        return Object.fromEntries(names.map((name) => [name, readText(getOwn(raw, name))]));
      })
    : (value ?? undefined);

/** Runs another published flow of the workspace and continues here when that one ends. */
export const subflow = defineNode({
  name: 'Sub-flow',
  canEndFlow: true,
  data: z.strictObject({
    /** UUID of the other flow. */
    flow: textField(64, 'The flow'),
    /** Its name when it was chosen. */
    name: textField(limits.nameChars, 'The name of the flow'),
    /** Variables that the other flow starts with; values may contain placeholders. */
    inputs: z.optional(
      listField(
        z.strictObject({ name: variableField, value: textField(limits.valueChars, 'The value') }),
        'Inputs',
      ),
    ),
    /** Variables of the other flow that are copied to variables of this one when it ends. */
    outputs: z.optional(listField(z.strictObject({ from: variableField, to: variableField }), 'Outputs')),
  }),
  defaults: () => ({ flow: '', name: '' }),
  exits: () => [nextExit, errorExit],
  normalise: (raw) =>
    omitUndefined({
      flow: readText(getOwn(raw, 'flow')),
      name: readText(getOwn(raw, 'name')),
      inputs: readRows(getOwn(raw, 'inputs'), ['name', 'value']),
      outputs: readRows(getOwn(raw, 'outputs'), ['from', 'to']),
    }),
  title: ({ name }) => name,
  assignedVariables: ({ outputs = [] }) => outputs.map(({ to }) => to.trim()),
  problems: ({ flow, name, inputs = [], outputs = [] }, check) => {
    if (flow === '') check.report('error', 'subflow.none', 'Choose the flow to run.');
    else if (!check.isKnownFlow(flow))
      check.report(
        'error',
        'subflow.unknown',
        `“${truncate(name || flow)}” is not one of your flows. Choose another flow to run.`,
      );
    for (const input of inputs) check.variable(input.name, 'An input');
    for (const { from, to } of outputs) {
      check.variable(from, 'An output');
      check.variable(to, 'An output');
    }
  },
  enter: ({ flow, inputs = [] }, context) =>
    context.call(
      flow,
      inputs.map(({ name, value }) => [name.trim(), context.interpolate(value)]),
    ),
});
