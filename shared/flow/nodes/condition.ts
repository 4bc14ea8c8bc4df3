import * as z from 'zod/mini';
import { conditionOperators, hasValue } from '../condition.ts';
import { enumField, textField, variableField } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { getOwn, isRecord, omitUndefined, type Raw, readText } from '../read-fields.ts';
import { isVariableName, userInputVariable } from '../variable-names.ts';
import { defineNode, type NodeCheck, type NodeContext } from './kind.ts';

const comparison = {
  /** Name of the variable. */
  condition: variableField,
  operator: enumField(conditionOperators, 'The operator'),
  value: textField(limits.valueChars, 'The value'),
};
/** How several comparisons are combined. */
const matchModes = ['all', 'any'] as const;
const comparisonList = (max: number) =>
  z
    .array(z.strictObject(comparison), { error: 'Comparisons must be a list.' })
    .check(z.maxLength(max, { error: `A list can have at most ${limits.comparisons} comparisons.` }));
const groupSchema = z.strictObject({
  match: enumField(matchModes, 'How the comparisons of a group go together'),
  of: comparisonList(limits.comparisons),
});
const data = z.strictObject({
  ...comparison,
  /** Comparisons after the first. */
  also: z.optional(comparisonList(limits.comparisons - 1)),
  /** Absent means all. */
  match: z.optional(enumField(matchModes, 'How the comparisons go together')),
  /** Each counts as one comparison of the condition. */
  groups: z.optional(
    z.array(groupSchema, { error: 'Groups must be a list.' }).check(
      z.maxLength(limits.comparisonGroups, {
        error: `A condition can have at most ${limits.comparisonGroups} groups.`,
      }),
    ),
  ),
});
export type Condition = z.infer<typeof data>;
export type Comparison = Pick<Condition, 'condition' | 'operator' | 'value'>;

/** The comparisons outside groups in one list. */
export const listComparisons = ({ condition, operator, value, also = [] }: Condition): Comparison[] => [
  { condition, operator, value },
  ...also,
];

const listAllComparisons = (node: Condition): Comparison[] => [
  ...listComparisons(node),
  ...(node.groups ?? []).flatMap((group) => group.of),
];

const combine = (match: Condition['match'], results: readonly boolean[]): boolean =>
  match === 'any' ? results.includes(true) : !results.includes(false);

const chooseBranch = (node: Condition, context: NodeContext): 'true' | 'false' => {
  const holds = ({ condition, operator, value }: Comparison) =>
    context.compare(condition.trim(), operator, value);
  // An empty group is one that its author has not filled in yet.
  const groups = (node.groups ?? []).filter((group) => group.of.length > 0);
  const results = [
    ...listComparisons(node).map(holds),
    ...groups.map(({ match, of }) => combine(match, of.map(holds))),
  ];
  return combine(node.match, results) ? 'true' : 'false';
};

/** A condition on `user_input` waits for the visitor if they haven't answered anything yet. */
const needsInput = (node: Condition, context: NodeContext): boolean =>
  context.variable(userInputVariable) === undefined &&
  listAllComparisons(node).some(
    ({ condition, operator }) => condition.trim() === userInputVariable && hasValue(operator),
  );

const checkComparison = ({ condition: name, operator, value }: Comparison, check: NodeCheck): void => {
  check.variable(name, 'This condition');
  const comparesText = operator === 'starts' || operator === 'ends' || operator.endsWith('contains');
  if (value.trim() === '' && (comparesText || operator === 'matches'))
    check.report('warning', 'condition.no_value', `This condition has nothing to compare “${name}” with.`);
  if (operator === 'matches') check.pattern(value);
};

const readComparison = (raw: Raw): Raw => ({
  condition: readText(getOwn(raw, 'condition'), userInputVariable),
  operator: getOwn(raw, 'operator') ?? 'equals',
  value: readText(getOwn(raw, 'value')),
});

const readList = (value: unknown, max: number, read: (raw: Raw) => Raw): unknown =>
  Array.isArray(value)
    ? value.length === 0
      ? undefined
      : value.slice(0, max + 1).map((one) => (isRecord(one) ? read(one) : one))
    : (value ?? undefined);

const readGroup = (raw: Raw): Raw => ({
  match: getOwn(raw, 'match') ?? 'all',
  of: readList(getOwn(raw, 'of'), limits.comparisons, readComparison) ?? [],
});

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
      also: readList(getOwn(raw, 'also'), limits.comparisons - 1, readComparison),
      match: getOwn(raw, 'match') ?? undefined,
      groups: readList(getOwn(raw, 'groups'), limits.comparisonGroups, readGroup),
    }),
  title: (node) => node.condition,
  readVariables: (node) =>
    listAllComparisons(node).flatMap(({ condition: name }) =>
      isVariableName(name.trim()) ? [name.trim()] : [],
    ),
  problems: (node, check) => {
    for (const one of listAllComparisons(node)) checkComparison(one, check);
    for (const { of } of node.groups ?? [])
      if (of.length === 0)
        check.report('warning', 'condition.empty_group', 'A group without comparisons is ignored.');
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
