import * as z from 'zod/mini';
import { conditionOperators, evaluateCondition } from '../condition.ts';
import { enumField, textField, variableField } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { getOwn, isRecord, omitUndefined, type Raw, readText } from '../read-fields.ts';
import { isVariableName, userInputVariable } from '../variable-names.ts';
import { defineNode, type NodeContext } from './kind.ts';

const comparison = {
  /** Name of the variable. */
  condition: variableField,
  operator: enumField(conditionOperators, 'The operator'),
  value: textField(limits.valueChars, 'The value'),
};
/** How several comparisons are combined. */
const matchModes = ['all', 'any'] as const;
const data = z.strictObject({
  ...comparison,
  /** Comparisons after the first. */
  also: z.optional(
    z.array(z.strictObject(comparison), { error: 'Further comparisons must be a list.' }).check(
      z.maxLength(limits.comparisons - 1, {
        error: `A condition can have at most ${limits.comparisons} comparisons.`,
      }),
    ),
  ),
  /** Absent means all. */
  match: z.optional(enumField(matchModes, 'How the comparisons go together')),
});
type Condition = z.infer<typeof data>;
type Comparison = Pick<Condition, 'condition' | 'operator' | 'value'>;

/** All comparisons of a condition in one list. */
export const listComparisons = ({ condition, operator, value, also = [] }: Condition): Comparison[] => [
  { condition, operator, value },
  ...also,
];

const chooseBranch = (node: Condition, context: NodeContext): 'true' | 'false' => {
  const holds = ({ condition, operator, value }: Comparison) =>
    evaluateCondition(operator, context.variable(condition.trim()), context.interpolate(value));
  const all = listComparisons(node);
  return (node.match === 'any' ? all.some(holds) : all.every(holds)) ? 'true' : 'false';
};

/** A condition on `user_input` waits for the visitor if they haven't answered anything yet. */
const needsInput = (node: Condition, context: NodeContext): boolean =>
  context.variable(userInputVariable) === undefined &&
  listComparisons(node).some(
    ({ condition, operator }) => condition.trim() === userInputVariable && operator !== 'exists',
  );

const readComparison = (raw: Raw): Raw => ({
  condition: readText(getOwn(raw, 'condition'), userInputVariable),
  operator: getOwn(raw, 'operator') ?? 'equals',
  value: readText(getOwn(raw, 'value')),
});

const readFurtherComparisons = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.length === 0
      ? undefined
      : value.slice(0, limits.comparisons).map((one) => (isRecord(one) ? readComparison(one) : one))
    : (value ?? undefined);

const exits = () => [
  { on: 'true', label: 'True', key: 'true' },
  { on: 'false', label: 'False', key: 'false' },
];

/** Branches on the value of variables. */
export const condition = defineNode({
  name: 'Condition',
  canEndFlow: false,
  data,
  defaults: () => ({ condition: userInputVariable, operator: 'equals' as const, value: '' }),
  exits,
  normalise: (raw) =>
    omitUndefined({
      ...readComparison(raw),
      also: readFurtherComparisons(getOwn(raw, 'also')),
      match: getOwn(raw, 'match') ?? undefined,
    }),
  title: (node) => node.condition,
  readVariables: (node) =>
    listComparisons(node).flatMap(({ condition: name }) =>
      isVariableName(name.trim()) ? [name.trim()] : [],
    ),
  problems: (node, check) => {
    for (const { condition: name } of listComparisons(node)) check.variable(name, 'This condition');
    for (const { on } of exits())
      if (!check.isConnected(on))
        check.report(
          'warning',
          'exit.missing',
          `This condition has no ${on} branch: the conversation ends there.`,
        );
  },
  enter: (node, context) =>
    needsInput(node, context) ? context.wait('text') : context.proceed(chooseBranch(node, context)),
  handleAnswer: (node, context) => chooseBranch(node, context),
});
