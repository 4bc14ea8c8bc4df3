export type ParsedAmount = { readonly amount: number } | { readonly problem: string };

/** Spaces that group digits in French, Norwegian and Polish, and the Swiss apostrophe. */
const groupMarks = /[\s\u00a0\u202f'’]/g;

/** More than any price, so that a slipped key is noticed. */
const maxAmount = 10_000_000;

/** Replaces group separators and a decimal comma; undefined if the separators make no sense. */
const toPlainNumber = (text: string, maxDecimals: number): string | undefined => {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma >= 0 && point >= 0) {
    const [decimal, group] = comma > point ? [',', '.'] : ['.', ','];
    const [whole = '', decimals = '', ...more] = text.split(decimal);
    const isGrouped = whole.split(group).every((part, index) => index === 0 || part.length === 3);
    return more.length === 0 && isGrouped ? `${whole.replaceAll(group, '')}.${decimals}` : undefined;
  }
  const [first = '', ...parts] = text.split(/[,.]/);
  if (parts.length > 1)
    return parts.every((part) => part.length === 3) ? [first, ...parts].join('') : undefined;
  const [rest] = parts;
  if (rest === undefined) return first;
  // '1.299' is a thousand in a price list; '0.026', and any rate with more decimals, is a fraction.
  const isGroup = rest.length === 3 && maxDecimals < 3 && !/^0*$/.test(first);
  return isGroup ? first + rest : `${first || '0'}.${rest || '0'}`;
};

/**
 * Reads an amount as people write it in any country: '12,50', '12.50', '1.299,00', '1 299'. A currency sign
 * or code around it is ignored. Negative amounts and more decimals than `maxDecimals` are refused.
 */
export const parseAmount = (typed: string, maxDecimals = 2): ParsedAmount => {
  const text = typed
    .trim()
    .replace(/^(\p{Sc}|[\p{L}.]{1,4}\s)\s*/u, '')
    .replace(/(?<=[\d.,])\s*(\p{Sc}|\p{L}{1,4}\.?|,-)$/u, '')
    .replace(groupMarks, '');
  if (text === '') return { problem: 'Enter an amount.' };
  if (/^[-−–(]/.test(text)) return { problem: 'An amount can’t be negative.' };
  const plain = /^[\d.,]+$/.test(text) ? toPlainNumber(text, maxDecimals) : undefined;
  if (plain === undefined || !/^\d+(\.\d+)?$/.test(plain))
    return { problem: 'Enter a number, such as 12.50 or 12,50.' };
  const amount = Number(plain);
  const decimals = (plain.split('.')[1] ?? '').replace(/0+$/, '').length;
  if (decimals > maxDecimals)
    return { problem: maxDecimals === 0 ? 'Enter a whole number.' : `At most ${maxDecimals} decimals.` };
  return amount > maxAmount ? { problem: 'That is more than 10 million.' } : { amount };
};
