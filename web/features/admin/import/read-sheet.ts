import { formatCount } from '#web/lib/format.ts';
/** A table as it was given: headings and rows of texts, each row as long as the headings. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Which row of the file each was, the headings being the first: empty ones were left out. */
  readonly lines: readonly number[];
}

/** Most that one import takes; more is a second file. */
export const maxImportRows = 5000;

export type SheetResult = { readonly sheet: Sheet } | { readonly problem: string };

/** A file's text: UTF-8, or the character set in which older spreadsheets save CSV. */
export const textOfFile = async (file: Blob): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Reads CSV or what was copied from a spreadsheet; the separator is found out. The library comes with the first file. */
export const readSheet = async (text: string): Promise<SheetResult> => {
  const { default: papa } = await import('papaparse');
  const given = text.replace(/^\uFEFF/, '');
  // Empty lines would mislead the guess of the separator, and without them nobody knows which line a row was.
  const { delimiter } = papa.parse(given, { skipEmptyLines: 'greedy', preview: 1 }).meta;
  const { data, errors } = papa.parse<string[]>(given, { delimiter });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { problem: `Line ${(broken.row ?? 0) + 1} has a quotation mark that is never closed.` };
  const [head, ...further] = data
    .map((cells, at) => ({ cells, line: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  const first = head?.cells;
  const rest = further.map(({ cells }) => cells);
  if (!first) return { problem: 'There is nothing in it.' };
  if (rest.length === 0)
    return { problem: 'There is only one line. The first line has to name the columns.' };
  if (rest.length > maxImportRows)
    return {
      problem: `It has ${formatCount(rest.length)} rows; one import takes ${formatCount(maxImportRows)}. Please split it.`,
    };
  const width = Math.max(first.length, ...rest.map((row) => row.length));
  const padded = (row: readonly string[]) => Array.from({ length: width }, (_, at) => row[at] ?? '');
  return {
    sheet: {
      headings: padded(first).map((heading, at) => heading.trim() || `Column ${at + 1}`),
      rows: rest.map(padded),
      lines: further.map(({ line }) => line),
    },
  };
};
