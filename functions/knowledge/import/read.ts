import Papa from 'papaparse';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { plainLine } from '#shared/moving/plain-text.ts';

/** A question and its answer in a pasted or imported text. */
export interface Entry {
  readonly line: number;
  readonly question: string;
  readonly answer: string;
  /** Absent: the language of the whole text. */
  readonly language?: LanguageCode | undefined;
  /** Why the entry can't become a card, if parsing already shows that. */
  readonly broken?: string;
}

export type ImportFormat = 'csv' | 'markdown' | 'plain';

const separators = [',', ';', '\t'] as const;

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
  readonly broken?: string;
}

/** With more malformed quotes than this, the text is not a table. */
const maxBroken = 25;

/** Reads rows from a position up to a row with malformed quotes. */
const rowsFrom = (text: string, delimiter: string, firstLine: number) => {
  const rows: Row[] = [];
  let line = firstLine;
  let begins = 0;
  let isBroken = false;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      isBroken = errors.some(({ type }) => type === 'Quotes');
      if (isBroken) return parser.abort();
      const cells = data.map((cell) => cell.trim());
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
      line += text.slice(begins, meta.cursor).split('\n').length - 1;
      begins = meta.cursor;
    },
  });
  return { rows, line, broken: isBroken ? begins : undefined };
};

/** Non-empty rows of a CSV text. An unclosed quote costs only its own line. */
const readCsv = (text: string, delimiter: string): Row[] => {
  const all: Row[] = [];
  let from = 0;
  let line = 1;
  for (let count = 1; ; count += 1) {
    const part = text.slice(from);
    const read = rowsFrom(part, delimiter, line);
    all.push(...read.rows);
    if (read.broken === undefined) return all;
    const [cut = ''] = part.slice(read.broken).split('\n', 1);
    const isLast = count === maxBroken;
    const rest = isLast ? ' There are too many of them: nothing below is read.' : '';
    all.push({
      line: read.line,
      cells: [cut.trim().slice(0, 200), ''],
      broken: `A quotation mark in this line is not closed, or appears inside quoted text and is not written twice.${rest}`,
    });
    from += read.broken + cut.length + 1;
    line = read.line + 1;
    if (isLast || from >= text.length) return all;
  }
};

const headings = /^(?:question|frage|pregunta|domanda|pergunta|vraag|q|fragen|questions?)$/i;

const isHeaded = ([first]: readonly Row[]): boolean =>
  first !== undefined && first.cells.length > 1 && headings.test(first.cells[0] ?? '');

const fromCsv = (text: string, separator: string): Entry[] => {
  const rows = readCsv(text, separator);
  return (isHeaded(rows) ? rows.slice(1) : rows).map(
    ({ line, cells: [question = '', ...answer], broken }) => ({
      line,
      question,
      answer: (answer.length > 1 ? answer.filter(Boolean).join('\n') : answer[0]) ?? '',
      ...(broken ? { broken } : {}),
    }),
  );
};

const tidy = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Every question line starts an entry; the lines up to the next one are its answer. */
const fromLines = (text: string, questionOf: (line: string) => string | undefined): Entry[] => {
  const entries: { line: number; question: string; answer: string[] }[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const question = questionOf(raw);
    if (question !== undefined) entries.push({ line: index + 1, question, answer: [] });
    else entries.at(-1)?.answer.push(plainLine(raw).replace(/^\s*(?:A|Answer|Antwort)\s*[:.]\s*/i, ''));
  }
  return entries.map(({ line, question, answer }) => ({ line, question, answer: tidy(answer) }));
};

const isAsking = (text: string): boolean => /[?？؟]$/.test(text);

/** A Markdown heading; a bold line of its own is the lowest level. */
const parseHeading = (line: string): { level: number; text: string } | undefined => {
  const [, marks = '#######', heading] =
    /^(#{1,6})\s+(.+?)\s*#*$/.exec(line) ?? /^()\*\*(.+?)\*\*\s*$/.exec(line.trim()) ?? [];
  if (heading === undefined) return undefined;
  const text = plainLine(heading)
    .replace(/^(?:Q|Question|Frage)\s*[:.]\s*/i, '')
    .trim();
  return { level: marks.length || 7, text };
};

const markdownQuestion = (line: string): string | undefined => parseHeading(line)?.text;

const titleWords =
  /^(?:faqs?|q ?& ?a|frequently asked questions|questions(?: and answers)?|häufige fragen|fragen und antworten)$/i;

/** Headings are questions, except titles, which ask nothing and have deeper headings below them. */
const fromMarkdown = (text: string): Entry[] => {
  const levels = text.split('\n').flatMap((line) => parseHeading(line)?.level ?? []);
  return fromLines(text, markdownQuestion).flatMap((entry, at) => {
    const isOver = (levels[at + 1] ?? 0) > (levels[at] ?? 0);
    if (isAsking(entry.question) || !(isOver || titleWords.test(entry.question))) return [entry];
    return entry.answer === ''
      ? []
      : [{ ...entry, broken: 'This is a title with its text, not a question.' }];
  });
};

const plainQuestion = (line: string): string | undefined => {
  const named = /^\s*(?:Q|Question|Frage)\s*[:.]\s*(.+?)\s*$/i.exec(line)?.[1];
  if (named) return named;
  const asked = line.replace(/^\s*\d{1,3}[.)]\s*/, '').trim();
  return /[?？؟]$/.test(asked) ? asked : undefined;
};

/** A text is a table if it has column names, or a question with its answer in nearly every row. */
const isTable = (rows: readonly Row[]): boolean => {
  if (isHeaded(rows)) return true;
  // If a comma split one sentence, the question mark is at the end; in a table row it comes before.
  const pairs = rows.filter(
    ({ cells: [question = '', answer = ''] }) =>
      question && answer && (isAsking(question) || !isAsking(answer)),
  );
  const asking = pairs.filter(({ cells: [question = ''] }) => isAsking(question));
  return rows.length > 0 && (pairs.length >= rows.length * 0.8 || asking.length > rows.length / 2);
};

const separatorOf = (text: string): string | undefined => {
  const [first = ''] = text.trimStart().split('\n');
  return separators.find((one) => first.includes(one) && isTable(readCsv(text, one)));
};

/** Detects a text's format and reads its questions and answers. */
export const readEntries = (given: string): { format: ImportFormat; entries: Entry[] } => {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(text);
  const isMarkdown = text.split('\n').some((line) => parseHeading(line));
  if (separator && (!isMarkdown || isHeaded(readCsv(text, separator))))
    return { format: 'csv', entries: fromCsv(text, separator) };
  if (isMarkdown) return { format: 'markdown', entries: fromMarkdown(text) };
  return { format: 'plain', entries: fromLines(text, plainQuestion) };
};
