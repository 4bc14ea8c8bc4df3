import { parsePattern } from './pattern.ts';

/** In the order of the builder's list: the common ones first. */
export const conditionOperators = [
  'equals',
  'contains',
  'greater',
  'less',
  'exists',
  'not_equals',
  'not_contains',
  'starts',
  'ends',
  'matches',
  'empty',
] as const;
export type ConditionOperator = (typeof conditionOperators)[number];

/** Whether the operator compares with a value: `exists` and `empty` only look at the variable. */
export const hasValue = (operator: ConditionOperator): boolean =>
  operator !== 'exists' && operator !== 'empty';

/** Parses a number as people write it (`1,500`, `$ 20`, `12.5 €`); undefined for any other text. */
export const parseNumber = (text: string): number | undefined => {
  const bare = text.trim().replace(/^[$€£¥]\s*|\s*[$€£¥%]$/g, '');
  if (!/^[+-]?(\d{1,3}(,\d{3})+|\d{1,15})(\.\d{1,15})?$/.test(bare)) return undefined;
  return Number(bare.replaceAll(',', ''));
};

const foldText = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** Negative, zero or positive; numeric if both sides are numbers, else as texts that ignore case. */
export const compareValues = (left: string, right: string): number => {
  const [a, b] = [parseNumber(left), parseNumber(right)];
  if (a !== undefined && b !== undefined) return a - b;
  const [x, y] = [foldText(left), foldText(right)];
  return x < y ? -1 : x > y ? 1 : 0;
};

/**
 * Evaluates a comparison. Text ignores case and surrounding spaces; greater and less are numeric if both
 * sides are numbers. A missing variable is empty and differs from every value; with other operators the
 * comparison is false. See docs/flows.md, "Engine".
 */
export const evaluateCondition = (
  operator: ConditionOperator,
  actual: string | undefined,
  expected: string,
): boolean => {
  if (actual === undefined)
    return operator === 'empty' || operator === 'not_equals' || operator === 'not_contains';
  switch (operator) {
    case 'exists':
      return true;
    case 'empty':
      return actual.trim() === '';
    case 'equals':
      return compareValues(actual, expected) === 0;
    case 'not_equals':
      return compareValues(actual, expected) !== 0;
    case 'contains':
      return foldText(actual).includes(foldText(expected));
    case 'not_contains':
      return !foldText(actual).includes(foldText(expected));
    case 'starts':
      return foldText(actual).startsWith(foldText(expected));
    case 'ends':
      return foldText(actual).endsWith(foldText(expected));
    case 'matches': {
      const pattern = parsePattern(expected.trim());
      return pattern.ok && pattern.matches(actual.trim());
    }
    case 'greater':
      return compareValues(actual, expected) > 0;
    case 'less':
      return compareValues(actual, expected) < 0;
  }
};
