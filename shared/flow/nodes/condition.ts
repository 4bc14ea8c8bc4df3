import * as z from 'zod/mini';
import { conditionHolds, conditionOperators } from '../condition.ts';
import { oneOf, text, variable } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { isVariableName, userInput } from '../names.ts';
import { compact, isRecord, own, type Raw, textOf } from '../reading.ts';
import { asksNothing, defineNode, noRequest, saysItself, saysNothing, type Talk } from './kind.ts';

const comparison = {
  /** Name of the variable that is looked at. */
  condition: variable,
  operator: oneOf(conditionOperators, 'The operator'),
  value: text(limits.valueChars, 'The value'),
};
/** How several comparisons are taken together. */
const matchings = ['all', 'any'] as const;
const data = z.strictObject({
  ...comparison,
  /** Further comparisons beside the first. */
  also: z.optional(
    z.array(z.strictObject(comparison), { error: 'Further comparisons must be a list.' }).check(
      z.maxLength(limits.comparisons - 1, {
        error: `A condition can have at most ${limits.comparisons} comparisons.`,
      }),
    ),
  ),
  /** Absent means all. */
  match: z.optional(oneOf(matchings, 'How the comparisons go together')),
});
type Condition = z.infer<typeof data>;
type Comparison = Pick<Condition, 'condition' | 'operator' | 'value'>;

/** Every comparison, the specified one first. */
export const comparisonsOf = ({ condition, operator, value, also = [] }: Condition): Comparison[] => [
  { condition, operator, value },
  ...also,
];

const branch = (node: Condition, talk: Talk): 'true' | 'false' => {
  const holds = ({ condition, operator, value }: Comparison) =>
    conditionHolds(operator, talk.variable(condition.trim()), talk.fill(value));
  const all = comparisonsOf(node);
  return (node.match === 'any' ? all.some(holds) : all.every(holds)) ? 'true' : 'false';
};

/** A condition on the visitor's words asks for them when nothing was said yet, as after a start that asks a question. */
const asksFirst = (node: Condition, talk: Talk): boolean =>
  talk.variable(userInput) === undefined &&
  comparisonsOf(node).some(
    ({ condition, operator }) => condition.trim() === userInput && operator !== 'exists',
  );

const readComparison = (raw: Raw): Raw => ({
  condition: textOf(own(raw, 'condition'), userInput),
  operator: own(raw, 'operator') ?? 'equals',
  value: textOf(own(raw, 'value')),
});

const readMore = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.length === 0
      ? undefined
      : value.slice(0, limits.comparisons).map((one) => (isRecord(one) ? readComparison(one) : one))
    : (value ?? undefined);

const exits = () => [
  { on: 'true', label: 'True', key: 'true' },
  { on: 'false', label: 'False', key: 'false' },
];

/** Goes one way or the other. */
export const condition = defineNode({
  ...asksNothing,
  ...saysNothing,
  ...noRequest,
  ...saysItself,
  name: 'Condition',
  mayBeLast: false,
  data,
  defaults: () => ({ condition: userInput, operator: 'equals' as const, value: '' }),
  exits,
  read: (raw) =>
    compact({
      ...readComparison(raw),
      also: readMore(own(raw, 'also')),
      match: own(raw, 'match') ?? undefined,
    }),
  title: (node) => node.condition,
  variables: () => [],
  uses: (node) =>
    comparisonsOf(node).flatMap(({ condition: name }) => (isVariableName(name.trim()) ? [name.trim()] : [])),
  problems: (node, check) => {
    for (const { condition: name } of comparisonsOf(node)) check.variable(name, 'This condition');
    for (const { on } of exits())
      if (!check.leads(on))
        check.report(
          'warning',
          'exit.missing',
          `This condition has no ${on} branch: the conversation ends there.`,
        );
  },
  enter: (node, talk) => (asksFirst(node, talk) ? talk.wait('text') : talk.go(branch(node, talk))),
  answered: (node, talk) => branch(node, talk),
});
