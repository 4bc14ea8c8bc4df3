/** A byte order mark makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * Characters that may precede a formula sign without disabling it: spaces, invisible characters and quotes.
 */
const before = String.raw`[\s\p{Cc}\p{Cf}'"]*`;

/** A cell that a spreadsheet might evaluate: it starts with a formula sign or its full-width form. */
const formula = new RegExp(`^${before}[=+\\-@|%＝＋－＠]|^[\\t\\r\\n]`, 'u');

/**
 * A formula after a character that some spreadsheets treat as a cell boundary. German and French settings
 * split at semicolons, sometimes even inside quotes.
 */
const hiddenFormula = new RegExp(`([;,\\t\\r\\n]${before})([=+\\-@|%＝＋－＠])`, 'gu');

/**
 * A phone number, which needs no apostrophe because nothing in it can be evaluated. Hyphens are allowed only
 * after a space: `+49-30-1` is a sum.
 */
const phone = /^(?=.{6,26}$)\+\d[\d().]*( [\d ()./-]*)?$/;

const neutralised = (text: string): string => {
  if (phone.test(text)) return text;
  const inside = text.replace(hiddenFormula, "$1'$2");
  return formula.test(inside) ? `'${inside}` : inside;
};

export type CsvValue = string | number | boolean | readonly string[] | undefined;

/** Formats one cell: bare numbers, quoted text, an apostrophe before formulas, NUL removed. */
export const csvCell = (value: CsvValue): string => {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = (typeof value === 'string' ? value : value.join('; ')).replaceAll('\0', '');
  return `"${neutralised(text).replaceAll('"', '""')}"`;
};

/** Formats one RFC 4180 record: comma-separated, ends with CRLF. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvCell).join(',')}\r\n`;
