import * as z from 'zod/mini';
import { conditionHolds, conditionOperators } from '../condition.ts';
import { oneOf, text, variable } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { isVariableName, userInput } from '../names.ts';
import { own, textOf } from '../reading.ts';
import { asksNothing, defineNode, noRequest, saysItself, saysNothing, type Talk } from './kind.ts';

const data = z.strictObject({
  /** Name of the variable that is looked at. */
  condition: variable,
  operator: oneOf(conditionOperators, 'The operator'),
  value: text(limits.valueChars, 'The value'),
});
type Condition = z.infer<typeof data>;

const branch = ({ condition, operator, value }: Condition, talk: Talk): 'true' | 'false' =>
  conditionHolds(operator, talk.variable(condition.trim()), talk.fill(value)) ? 'true' : 'false';

/** A condition on the visitor's words asks for them when nothing was said yet, as after a start that asks a question. */
const asksFirst = ({ condition, operator }: Condition, talk: Talk): boolean =>
  condition.trim() === userInput && operator !== 'exists' && talk.variable(userInput) === undefined;

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
  data,
  defaults: () => ({ condition: userInput, operator: 'equals' as const, value: '' }),
  exits,
  read: (raw) => ({
    condition: textOf(own(raw, 'condition'), userInput),
    operator: own(raw, 'operator') ?? 'equals',
    value: textOf(own(raw, 'value')),
  }),
  title: (node) => node.condition,
  variables: () => [],
  uses: (node) => (isVariableName(node.condition.trim()) ? [node.condition.trim()] : []),
  problems: (node, check) => {
    check.variable(node.condition, 'This condition');
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
