export const conditionOperators = ['equals', 'contains', 'greater', 'less', 'exists'] as const;
export type ConditionOperator = (typeof conditionOperators)[number];

/** Parses a number as people write it (`1,500`, `$ 20`, `12.5 €`); undefined for any other text. */
export const parseNumber = (text: string): number | undefined => {
  const bare = text.trim().replace(/^[$€£¥]\s*|\s*[$€£¥%]$/g, '');
  if (!/^[+-]?(\d{1,3}(,\d{3})+|\d{1,15})(\.\d{1,15})?$/.test(bare)) return undefined;
  return Number(bare.replaceAll(',', ''));
};

const foldText = (text: string): string => text.normalize('NFC').trim().toLowerCase();

const compareValues = (left: string, right: string): number => {
  const [a, b] = [parseNumber(left), parseNumber(right)];
  if (a !== undefined && b !== undefined) return a - b;
  const [x, y] = [foldText(left), foldText(right)];
  return x < y ? -1 : x > y ? 1 : 0;
};

/**
 * Evaluates a comparison. Text ignores case and outer spaces; greater and less are numeric if both sides are numbers. A
 * missing variable fails every operator. See docs/behaviour.md, "Flow connections".
 */
export const evaluateCondition = (
  operator: ConditionOperator,
  actual: string | undefined,
  expected: string,
): boolean => {
  if (actual === undefined) return false;
  switch (operator) {
    case 'exists':
      return true;
    case 'equals':
      return compareValues(actual, expected) === 0;
    case 'contains':
      return foldText(actual).includes(foldText(expected));
    case 'greater':
      return compareValues(actual, expected) > 0;
    case 'less':
      return compareValues(actual, expected) < 0;
  }
};
