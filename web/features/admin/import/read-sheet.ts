import { formatCount } from '#web/lib/format.ts';
/** A parsed sheet: headings and text rows, each as long as the headings. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The line of each row in the file, which may contain empty lines. The headings are line 1. */
  readonly lines: readonly number[];
}

/** Rows per import; larger sheets have to be split. */
export const maxImportRows = 5000;

export type SheetResult = { readonly sheet: Sheet } | { readonly problem: string };

/** Decodes a file as UTF-8, or as Windows-1252 for CSV from older spreadsheets. */
export const decodeFile = async (file: Blob): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Parses CSV or rows pasted from a spreadsheet, detecting the separator. Loads the library on first use. */
export const readSheet = async (text: string): Promise<SheetResult> => {
  const { default: papa } = await import('papaparse');
  const given = text.replace(/^\uFEFF/, '');
  // Skip empty lines only while guessing the separator: they mislead the guess, but line numbers must count
  // them.
  const { delimiter } = papa.parse(given, { skipEmptyLines: 'greedy', preview: 1 }).meta;
  const { data, errors } = papa.parse<string[]>(given, { delimiter });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { problem: `Line ${(broken.row ?? 0) + 1} has a quotation mark that is never closed.` };
  const [head, ...further] = data
    .map((cells, at) => ({ cells, line: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  const first = head?.cells;
  const rest = further.map(({ cells }) => cells);
  if (!first) return { problem: 'It is empty.' };
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
