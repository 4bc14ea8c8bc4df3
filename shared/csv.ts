/** A byte order mark makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** What may stand before a formula sign without taking its effect away: spaces, invisible and quote characters. */
const before = String.raw`[\s\p{Cc}\p{Cf}'"]*`;

/** What a spreadsheet might run: a formula sign or its full-width twin at the beginning of a cell. */
const formula = new RegExp(`^${before}[=+\\-@|%＝＋－＠]|^[\\t\\r\\n]`, 'u');

/**
 * The same behind what some spreadsheet takes for the end of a cell: in German and French settings that is a semicolon, and
 * quotes don't always hold there.
 */
const hiddenFormula = new RegExp(`([;,\\t\\r\\n]${before})([=+\\-@|%＝＋－＠])`, 'gu');

/**
 * A phone number as people write it: nothing in it can be run, and an apostrophe would be in the way. Hyphens only behind a
 * space: `+49-30-1` is a sum.
 */
const phone = /^(?=.{6,26}$)\+\d[\d().]*( [\d ()./-]*)?$/;

const neutralised = (text: string): string => {
  if (phone.test(text)) return text;
  const inside = text.replace(hiddenFormula, "$1'$2");
  return formula.test(inside) ? `'${inside}` : inside;
};

export type CsvValue = string | number | boolean | readonly string[] | undefined;

/** One cell: numbers bare, text always quoted, formulas neutralised by an apostrophe before their sign, NUL removed. */
export const csvCell = (value: CsvValue): string => {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = (typeof value === 'string' ? value : value.join('; ')).replaceAll('\0', '');
  return `"${neutralised(text).replaceAll('"', '""')}"`;
};

/** One record, RFC 4180: commas between, CRLF at the end. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvCell).join(',')}\r\n`;
