import type { NodeData } from '../document.ts';
import { flowLimits as limits } from '../limits.ts';
import { parsePattern } from '../pattern.ts';
import {
  type Converter,
  type DraftExit,
  goTo,
  leaveOut,
  type NodeDraft,
  sayText,
  shorten,
  toNodes,
} from './conversion.ts';
import type { Fields } from './file.ts';
import { setVariable } from './set-variable.ts';
import type { VariableNames } from './variable-names.ts';

type Comparison = Pick<NodeData<'condition'>, 'condition' | 'operator' | 'value'>;

/** The operator here, and whether its result is turned round. */
const operators: Readonly<Record<string, readonly [Comparison['operator'], isNegated: boolean]>> = {
  'Equal to': ['equals', false],
  'Not equal': ['not_equals', false],
  Contains: ['contains', false],
  'Does not contain': ['not_contains', false],
  'Greater than': ['greater', false],
  'Less or equal to': ['greater', true],
  'Less than': ['less', false],
  'Greater or equal to': ['less', true],
  'Is set': ['empty', true],
  'Is empty': ['empty', false],
  'Starts with': ['starts', false],
  'Ends with': ['ends', false],
  'Matches regex': ['matches', false],
  'Does not match regex': ['matches', true],
};

interface ReadComparison extends Comparison {
  readonly isNegated: boolean;
}

const readComparison = (raw: Fields, names: VariableNames, reasons: string[]): ReadComparison | undefined => {
  const variable = names.get(raw.text('variableId'));
  const name = raw.text('comparisonOperator');
  if (!variable || !name) return undefined;
  const operator = operators[name];
  if (!operator) {
    reasons.push(`The comparison “${name.slice(0, 40)}” is left out.`);
    return undefined;
  }
  const given = names.rewrite(raw.text('value') ?? '');
  const isPattern = operator[0] === 'matches';
  const value = isPattern
    ? given.trim().replace(/^\/(.*)\/[a-z]*$/s, '$1')
    : shorten(given, limits.valueChars, 'A long value', reasons);
  if (isPattern && (value.length > limits.valueChars || !parsePattern(value).ok)) {
    reasons.push(`The pattern “${value.slice(0, 40)}” can’t be used here, so its comparison is left out.`);
    return undefined;
  }
  return { condition: variable, operator: operator[0], value, isNegated: operator[1] };
};

type Branch = { readonly data: NodeData<'condition'>; readonly isNegated: boolean };

/** One condition node; all its comparisons have to be negated or none. */
const buildBranch = (comparisons: readonly ReadComparison[], isAny: boolean): Branch | undefined => {
  const [first] = comparisons;
  if (!first || comparisons.some(({ isNegated }) => isNegated !== first.isNegated)) return undefined;
  const [{ condition, operator, value }, ...rest] = comparisons as [ReadComparison, ...ReadComparison[]];
  // Not a and not b is the opposite of a or b.
  const isAnyHere = first.isNegated ? !isAny : isAny;
  return {
    data: {
      condition,
      operator,
      value,
      ...(rest.length > 0 ? { also: rest.map(({ isNegated: _, ...comparison }) => comparison) } : {}),
      ...(rest.length > 0 && isAnyHere ? { match: 'any' as const } : {}),
    },
    isNegated: first.isNegated,
  };
};

/** Each item of a Condition block is a condition node; what it doesn't match goes to the next item. */
const convertCondition: Converter = (block, { names }) => {
  const reasons: string[] = [];
  const branches = block.fields.list('items').flatMap((item) => {
    const content = item.record('content');
    const isAny = content.text('logicalOperator') === 'OR';
    const all = content.list('comparisons').flatMap((raw) => readComparison(raw, names, reasons) ?? []);
    if (all.length > limits.comparisons)
      reasons.push(`Only ${limits.comparisons} comparisons are carried over.`);
    const comparisons = all.slice(0, limits.comparisons);
    const edge = item.text('outgoingEdgeId');
    const whole = buildBranch(comparisons, isAny);
    if (whole) return [{ parts: [whole], isAny, edge }];
    const parts = comparisons.flatMap((comparison) => buildBranch([comparison], isAny) ?? []);
    return parts.length > 0 ? [{ parts, isAny, edge }] : [];
  });
  if (branches.length === 0) return leaveOut(reasons[0] ?? 'The condition compares nothing.');
  const nodes: NodeDraft[] = [];
  const exits: DraftExit[] = [];
  let start = 0;
  for (const [index, { parts, isAny, edge }] of branches.entries()) {
    const after = start + parts.length;
    const otherwise = index + 1 < branches.length ? { node: after } : 'next';
    const matched = edge === undefined ? 'below' : { edge };
    for (const [offset, { data, isNegated }] of parts.entries()) {
      const isLast = offset === parts.length - 1;
      const from = start + offset;
      const holds = isLast || isAny ? matched : { node: from + 1 };
      const fails = isLast || !isAny ? otherwise : { node: from + 1 };
      nodes.push({ type: 'condition', data });
      exits.push({ from, on: isNegated ? 'false' : 'true', to: holds });
      exits.push({ from, on: isNegated ? 'true' : 'false', to: fails });
    }
    start = after;
  }
  return toNodes(nodes, reasons, exits);
};

const convertRedirect: Converter = ({ options }, { names }) => {
  const url = names.rewrite(options.text('url') ?? '').trim();
  if (url === '') return leaveOut('It has no address.');
  return toNodes(
    [sayText(url.slice(0, limits.messageChars))],
    ['Visitors get the address and stay in the chat.'],
  );
};

const convertSplit: Converter = (block) => {
  const weight = Math.round(Math.min(100, Math.max(0, block.options.number('aPercent') ?? 50)));
  const items = block.fields.list('items');
  const branches = [
    { id: 'a', label: 'A', weight },
    { id: 'b', label: 'B', weight: 100 - weight },
  ];
  const exits = branches.map(({ id }, index): DraftExit => {
    const item = items.find((candidate) => candidate.text('path') === id) ?? items[index];
    const edge = item?.text('outgoingEdgeId');
    return { from: 0, on: id, to: edge === undefined ? 'next' : { edge } };
  });
  return toNodes([{ type: 'ab_split', data: { branches } }], [], exits);
};

const convertJump: Converter = ({ options }) => {
  const group = options.text('groupId');
  if (!group) return leaveOut('No group to jump to is chosen.');
  if (group.includes('{{')) return leaveOut('The group to jump to is in a variable.');
  return goTo({ group, block: options.text('blockId') });
};

/** A link to a group of the same bot is a connection; a link to another bot is a sub-flow that the user chooses. */
export const convertLink =
  (ownId: string | undefined): Converter =>
  ({ options }) => {
    const bot = options.text('typebotId');
    const group = options.text('groupId');
    if (!bot) return leaveOut('No bot is chosen.');
    if ((bot === 'current' || bot === ownId) && group) return goTo({ group });
    return toNodes(
      [{ type: 'subflow', data: { flow: bot.slice(0, 64), name: `Typebot ${bot.slice(0, 40)}` } }],
      ['Choose which of your flows to run, and the variables that it needs.'],
      [
        { from: 0, to: 'next' },
        { from: 0, on: 'error', to: 'next' },
      ],
    );
  };

/** A pause before a message is part of it; convert.ts handles that case. */
const convertWait: Converter = () => leaveOut('Only a pause right before a message can be carried over.');

export const logicConverters: Readonly<Record<string, Converter>> = {
  'Set variable': setVariable,
  Condition: convertCondition,
  Redirect: convertRedirect,
  Code: () => leaveOut('Scripts don’t run on your site.'),
  Wait: convertWait,
  'AB test': convertSplit,
  webhook: () => leaveOut('A flow can’t wait for a call from another system.'),
  Jump: convertJump,
  Return: () => leaveOut('Jumps don’t come back here.'),
};
