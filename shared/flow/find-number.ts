/** Zero in other scripts: Arabic, Persian, Devanagari, full width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0xff10];

/** Replaces the digits of other scripts. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });

const getDecimalMark = (language: string): string => {
  try {
    const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1.5);
    return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  } catch {
    return '.';
  }
};

// Not part of a word such as "v2" or "50k"; Chinese and Korean write words without spaces around numbers.
const numberPattern =
  /(?<![\d\p{Script=Latin}\p{Script=Cyrillic}])[+-]?\d+(?:[.,'’\s]\d+)*(?![\d\p{Script=Latin}\p{Script=Cyrillic}])/gu;
const spacedPattern = /^[+-]?\d{1,3}(?:['’\s]\d{3})+(?:[.,]\d+)?$/;
const maxDigits = 15;
const maxWords = 8;

const isGrouped = (whole: string, mark: string): boolean =>
  new RegExp(`^[+-]?\\d{1,3}(\\${mark}\\d{3})+$`).test(whole);

/** Amounts of money have two decimals or none: `7.500 euro` is 7500 in every language. */
const currencyPattern =
  /\p{Sc}|\b(?:euros?|eur|usd|dollars?|gbp|pounds?|chf|kr|pln|zł|tl|руб\S*)(?![\p{L}])/iu;

/** Parses a number with the language's decimal mark; accepts the other mark if the meaning is unambiguous. */
const toNumber = (written: string, decimal: string, isMoney: boolean): number | undefined => {
  if (/['’\s]/.test(written) && !spacedPattern.test(written)) return undefined;
  const bare = written.replace(/['’\s]/g, '');
  const marks: readonly string[] = bare.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return Number(bare);
  const at = bare.lastIndexOf(last);
  const [whole, rest] = [bare.slice(0, at), bare.slice(at + 1)];
  const other = last === '.' ? ',' : '.';
  if (marks.includes(other))
    return isGrouped(whole, other) ? Number(`${whole.replaceAll(other, '')}.${rest}`) : undefined;
  const several = marks.length > 1;
  if ((several || isMoney || last !== decimal) && isGrouped(bare, last))
    return Number(bare.replaceAll(last, ''));
  return several ? undefined : Number(`${whole}.${rest}`);
};

/**
 * Finds the only number in a short text (`about 50 people`, `1.500 €`), written as in this language. Undefined for none or
 * several.
 */
export const findNumber = (text: string, language: string): number | undefined => {
  const plain = toAsciiDigits(text).trim();
  const found = plain.match(numberPattern) ?? [];
  const [written = ''] = found;
  if (found.length !== 1 || (plain.match(/\d/g) ?? []).length > maxDigits) return undefined;
  const around = plain.replace(written, ' ');
  if (/\d/.test(around) || around.split(/\s+/).length > maxWords) return undefined;
  return toNumber(written, getDecimalMark(language), currencyPattern.test(around));
};
