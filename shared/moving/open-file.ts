import type { Raw } from '#shared/flow/read-fields.ts';
import type { MovingFile } from './types.ts';

/** A record with its place in the file. */
export interface Opened {
  readonly place: string;
  readonly value: unknown;
}

/** Names of columns as keys: `Phone Number (mobile)` becomes `phone_number`. */
const toKey = (heading: string): string =>
  heading
    .replace(/\(.*?\)/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

const openJson = ({ name, text }: MovingFile): Opened[] | undefined => {
  try {
    return [{ place: name, value: JSON.parse(text) }];
  } catch {
    // One object per line, as in data exports.
    const lines = text.split('\n');
    const values: Opened[] = [];
    for (const [index, line] of lines.entries()) {
      if (line.trim() === '') continue;
      try {
        values.push({ place: `${name}, line ${index + 1}`, value: JSON.parse(line) });
      } catch {
        if (values.length === 0) return undefined;
        values.push({ place: `${name}, line ${index + 1}`, value: undefined });
      }
    }
    return values;
  }
};

/** Parses CSV to rows of cells; undefined if it isn't CSV. Passed in, because the parser is a library of browser and server. */
export type ParseCsv = (text: string) => readonly (readonly string[])[] | undefined;

const openCsv = ({ name, text }: MovingFile, parseCsv: ParseCsv): Opened[] | undefined => {
  const [head = [], ...rows] = parseCsv(text) ?? [];
  if (head.length < 2 || rows.length === 0) return undefined;
  const keys = head.map(toKey);
  return rows.map((cells, index) => {
    const record: Raw = {};
    // A column “__proto__” must become a key, not the prototype.
    for (const [column, key] of keys.entries())
      Object.defineProperty(record, key, { value: cells[column] ?? '', enumerable: true });
    return { place: `${name}, row ${index + 2}`, value: record };
  });
};

const frontMatter = /^---\n([\s\S]*?)\n---\n/;

/** An article in Markdown: its title is in the front matter, the first heading or the file's name. */
const openMarkdown = ({ name, text }: MovingFile): Opened[] => {
  const plain = text.replace(/\r\n?/g, '\n');
  const [whole = '', head = ''] = frontMatter.exec(plain) ?? [];
  const body = plain.slice(whole.length).trim();
  const field = (key: string) => new RegExp(`^${key}:\\s*["']?(.+?)["']?\\s*$`, 'm').exec(head)?.[1];
  const first = /^#\s+(.+)\n?/.exec(body);
  const title = field('title') ?? first?.[1]?.trim() ?? name.replace(/\.\w+$/, '').replace(/[_-]+/g, ' ');
  return [
    {
      place: name,
      value: {
        title,
        body: first?.[1]?.trim() === title ? body.slice(first[0].length) : body,
        language: field('lang') ?? field('locale') ?? '',
      },
    },
  ];
};

/** The records of a JSON, NDJSON, CSV or Markdown file; a text if it is none of these. */
export const openFile = (given: MovingFile, parseCsv: ParseCsv): Opened[] | string => {
  const file = { ...given, text: given.text.replace(/^\uFEFF/, '') };
  if (file.text.trim() === '') return 'It is empty.';
  if (/\.(?:md|markdown)$/i.test(file.name)) return openMarkdown(file);
  if (/^\s*[[{]/.test(file.text)) return openJson(file) ?? 'It is not valid JSON.';
  return openCsv(file, parseCsv) ?? 'It is neither JSON, CSV nor Markdown.';
};
