import Papa from 'papaparse';

/** One question with its answer as it stood in a pasted or imported text. */
export interface Entry {
  readonly line: number;
  readonly question: string;
  readonly answer: string;
}

export type ImportFormat = 'csv' | 'markdown' | 'plain';

const separators = [',', ';', '\t'] as const;

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Rows of a CSV text with something in them, each with the line it begins on. */
const readCsv = (text: string, delimiter: string): Row[] => {
  const rows: Row[] = [];
  let line = 1;
  let begins = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, meta }) => {
      const cells = data.map((cell) => cell.trim());
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
      line += text.slice(begins, meta.cursor).split('\n').length - 1;
      begins = meta.cursor;
    },
  });
  return rows;
};

const headings = /^(?:question|frage|pregunta|domanda|pergunta|vraag|q|fragen|questions?)$/i;

const fromCsv = (text: string, separator: string): Entry[] => {
  const rows = readCsv(text, separator);
  const body = headings.test(rows[0]?.cells[0] ?? '') ? rows.slice(1) : rows;
  return body.map(({ line, cells: [question = '', ...answer] }) => ({
    line,
    question,
    answer: (answer.length > 1 ? answer.filter(Boolean).join('\n') : answer[0]) ?? '',
  }));
};

const tidy = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Takes the marks of Markdown out of a line: the assistant says plain text. */
const plainLine = (line: string): string =>
  line
    .replace(/\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/^\s*[*+]\s+/, '- ');

/** Every question line begins an entry; what follows up to the next one is its answer. */
const fromLines = (text: string, questionOf: (line: string) => string | undefined): Entry[] => {
  const entries: { line: number; question: string; answer: string[] }[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const question = questionOf(raw);
    if (question !== undefined) entries.push({ line: index + 1, question, answer: [] });
    else entries.at(-1)?.answer.push(plainLine(raw).replace(/^\s*(?:A|Answer|Antwort)\s*[:.]\s*/i, ''));
  }
  return entries.map(({ line, question, answer }) => ({ line, question, answer: tidy(answer) }));
};

const markdownQuestion = (line: string): string | undefined => {
  const heading = /^#{1,6}\s+(.+?)\s*#*$/.exec(line)?.[1] ?? /^\*\*(.+?)\*\*\s*$/.exec(line.trim())?.[1];
  return heading === undefined
    ? undefined
    : plainLine(heading)
        .replace(/^(?:Q|Question|Frage)\s*[:.]\s*/i, '')
        .trim();
};

const plainQuestion = (line: string): string | undefined => {
  const named = /^\s*(?:Q|Question|Frage|\d{1,3}[.)])\s*[:.]?\s*(.+[?？؟;]?)\s*$/i.exec(line)?.[1];
  if (named && /^\s*(?:Q|Question|Frage)\b/i.test(line)) return named.trim();
  const asked = (named ?? line).trim();
  return /[?？؟]$/.test(asked) ? asked : undefined;
};

const separatorOf = (text: string): string | undefined => {
  const [first = ''] = text.split('\n');
  return separators.find((one) => {
    const rows = readCsv(text, one);
    const pairs = rows.filter(({ cells }) => cells.length >= 2 && cells[0] !== '' && cells[1] !== '');
    return first.includes(one) && rows.length > 0 && pairs.length >= rows.length * 0.8;
  });
};

/** Finds out what a text is and reads the questions and answers in it. */
export const readEntries = (given: string): { format: ImportFormat; entries: Entry[] } => {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const headed = text.split('\n').filter((line) => markdownQuestion(line) !== undefined);
  if (headed.length > 0) return { format: 'markdown', entries: fromLines(text, markdownQuestion) };
  const separator = separatorOf(text);
  if (separator) return { format: 'csv', entries: fromCsv(text, separator) };
  return { format: 'plain', entries: fromLines(text, plainQuestion) };
};
