import * as z from 'zod/mini';
import { numberIn } from '../condition.ts';
import { oneOf, text, variable } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { own, textOf } from '../reading.ts';
import { asksNothing, defineNode, nextExit, noRequest, saysItself, saysNothing } from './kind.ts';

const settings = ['set', 'add'] as const;

const numberOf = (value: string | undefined): number => numberIn(value ?? '') ?? 0;

/** A sum without the tail that binary fractions have. */
const sum = (a: string | undefined, b: string): string =>
  String(Math.round((numberOf(a) + numberOf(b)) * 1e6) / 1e6);

/** Gives a variable a value, or adds to a number: a score, a category, what an earlier answer means. */
export const setVariable = defineNode({
  ...asksNothing,
  ...saysNothing,
  ...noRequest,
  ...saysItself,
  name: 'Set variable',
  mayBeLast: true,
  data: z.strictObject({
    variable,
    mode: oneOf(settings, 'The way to set it'),
    /** May hold variables. */
    value: text(limits.valueChars, 'The value'),
  }),
  defaults: () => ({ variable: 'score', mode: 'set' as const, value: '' }),
  exits: () => [nextExit],
  read: (raw) => ({
    variable: textOf(own(raw, 'variable')),
    mode: own(raw, 'mode') ?? 'set',
    value: textOf(own(raw, 'value')),
  }),
  title: (data) => data.variable,
  variables: (data) => [data.variable.trim()],
  uses: () => [],
  problems: (data, check) => check.variable(data.variable, 'This node'),
  enter: (data, talk) => {
    const name = data.variable.trim();
    const value = talk.fill(data.value);
    talk.set(name, data.mode === 'add' ? sum(talk.variable(name), value) : value);
    return talk.go();
  },
});
