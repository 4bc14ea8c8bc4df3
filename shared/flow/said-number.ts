/** Where the digits of other scripts begin: Arabic, Persian, Devanagari, full width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0xff10];

const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });

const decimalOf = (language: string): string => {
  try {
    const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1.5);
    return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  } catch {
    return '.';
  }
};

// Not a part of a word such as "v2" or "50k", which means something else; Chinese or Korean words stand close on both sides.
const token =
  /(?<![\d\p{Script=Latin}\p{Script=Cyrillic}])[+-]?\d+(?:[.,'’\s]\d+)*(?![\d\p{Script=Latin}\p{Script=Cyrillic}])/gu;
const spaced = /^[+-]?\d{1,3}(?:['’\s]\d{3})+(?:[.,]\d+)?$/;
const mostDigits = 15;
const mostWords = 8;

const grouped = (whole: string, mark: string): boolean =>
  new RegExp(`^[+-]?\\d{1,3}(\\${mark}\\d{3})+$`).test(whole);

/** A number with its separators as this language writes them; what can only be meant one way is taken so. */
const asNumber = (written: string, decimal: string): number | undefined => {
  if (/['’\s]/.test(written) && !spaced.test(written)) return undefined;
  const bare = written.replace(/['’\s]/g, '');
  const marks: readonly string[] = bare.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return Number(bare);
  const at = bare.lastIndexOf(last);
  const [whole, rest] = [bare.slice(0, at), bare.slice(at + 1)];
  const other = last === '.' ? ',' : '.';
  if (marks.includes(other))
    return grouped(whole, other) ? Number(`${whole.replaceAll(other, '')}.${rest}`) : undefined;
  const several = marks.length > 1;
  if ((several || last !== decimal) && grouped(bare, last)) return Number(bare.replaceAll(last, ''));
  return several ? undefined : Number(`${whole}.${rest}`);
};

/**
 * The one number that somebody wrote, alone or with a few words around it (`about 50 people`, `1.500 €`), in the way their
 * language writes numbers; undefined where there are several or none.
 */
export const saidNumber = (text: string, language: string): number | undefined => {
  const plain = plainDigits(text).trim();
  const found = plain.match(token) ?? [];
  const [written = ''] = found;
  if (found.length !== 1 || (plain.match(/\d/g) ?? []).length > mostDigits) return undefined;
  const around = plain.replace(written, ' ');
  if (/\d/.test(around) || around.split(/\s+/).length > mostWords) return undefined;
  return asNumber(written, decimalOf(language));
};
