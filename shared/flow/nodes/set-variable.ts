import * as z from 'zod/mini';
import { parseNumber } from '../condition.ts';
import { enumField, textField, variableField } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { getOwn, readText } from '../read-fields.ts';
import { defineNode, nextExit } from './kind.ts';

const setModes = ['set', 'add', 'expression'] as const;

const toNumber = (value: string | undefined): number => parseNumber(value ?? '') ?? 0;

/** Adds two numbers, rounded to six decimals to hide binary rounding errors. */
const addNumbers = (a: string | undefined, b: string): string =>
  String(Math.round((toNumber(a) + toNumber(b)) * 1e6) / 1e6);

/** Sets a variable, adds to it as a number, or calculates it. */
export const setVariable = defineNode({
  name: 'Set variable',
  canEndFlow: true,
  data: z.strictObject({
    variable: variableField,
    mode: enumField(setModes, 'The way to set it'),
    /** May contain placeholders; an expression with `expression`. */
    value: textField(limits.expressionChars, 'The value'),
  }),
  defaults: () => ({ variable: 'score', mode: 'set' as const, value: '' }),
  exits: () => [nextExit],
  normalise: (raw) => ({
    variable: readText(getOwn(raw, 'variable')),
    mode: getOwn(raw, 'mode') ?? 'set',
    value: readText(getOwn(raw, 'value')),
  }),
  title: (data) => data.variable,
  assignedVariables: (data) => [data.variable.trim()],
  expression: (data) => (data.mode === 'expression' ? data.value : undefined),
  problems: (data, check) => {
    check.variable(data.variable, 'This node');
    if (data.mode === 'expression') check.expression(data.value);
  },
  enter: (data, context) => {
    const name = data.variable.trim();
    if (data.mode === 'expression') {
      context.set(name, context.calculate(data.value));
      return context.proceed();
    }
    const value = context.interpolate(data.value);
    context.set(name, data.mode === 'add' ? addNumbers(context.variable(name), value) : value);
    return context.proceed();
  },
});
