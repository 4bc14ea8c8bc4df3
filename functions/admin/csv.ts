/** A byte order mark makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * What a spreadsheet might run: a formula sign, also behind spaces, invisible or quote characters, and its full-width
 * twins.
 */
const formula = /^[\s\p{Cc}\p{Cf}'"]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;

export type CsvValue = string | number | boolean | readonly string[] | undefined;

/** One cell: numbers bare, text always quoted, formulas neutralised by a leading apostrophe, NUL removed. */
export const csvCell = (value: CsvValue): string => {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = (typeof value === 'string' ? value : value.join('; ')).replaceAll('\0', '');
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** One record, RFC 4180: commas between, CRLF at the end. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvCell).join(',')}\r\n`;
