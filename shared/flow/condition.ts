export const conditionOperators = ['equals', 'contains', 'greater', 'less', 'exists'] as const;
export type ConditionOperator = (typeof conditionOperators)[number];

/** A number as people write it: `1,500`, `$ 20`, `12.5 €`; undefined when the text is no number. */
export const numberIn = (text: string): number | undefined => {
  const bare = text.trim().replace(/^[$€£¥]\s*|\s*[$€£¥%]$/g, '');
  if (!/^[+-]?(\d{1,3}(,\d{3})+|\d{1,15})(\.\d{1,15})?$/.test(bare)) return undefined;
  return Number(bare.replaceAll(',', ''));
};

const folded = (text: string): string => text.normalize('NFC').trim().toLowerCase();

const order = (left: string, right: string): number => {
  const [a, b] = [numberIn(left), numberIn(right)];
  if (a !== undefined && b !== undefined) return a - b;
  const [x, y] = [folded(left), folded(right)];
  return x < y ? -1 : x > y ? 1 : 0;
};

/**
 * Whether a condition holds. Texts are compared without regard to case and outer spaces; greater and less are numeric
 * when both sides are numbers. A missing variable fails every operator. See docs/behaviour.md, "Flow connections".
 */
export const conditionHolds = (
  operator: ConditionOperator,
  actual: string | undefined,
  expected: string,
): boolean => {
  if (actual === undefined) return false;
  switch (operator) {
    case 'exists':
      return true;
    case 'equals':
      return order(actual, expected) === 0;
    case 'contains':
      return folded(actual).includes(folded(expected));
    case 'greater':
      return order(actual, expected) > 0;
    case 'less':
      return order(actual, expected) < 0;
  }
};
