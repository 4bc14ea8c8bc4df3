import { createItem, parsePo, stringifyPo } from 'pofile-ts';

/** One text of a PO file; `fuzzy` translations need a review. */
export interface PoEntry {
  readonly key: string;
  readonly original: string;
  readonly translation: string;
  readonly fuzzy: boolean;
}

/** Writes a PO file. The text key is the context, so that identical texts stay separate. */
export const writePo = (language: string, name: string, entries: readonly PoEntry[]): string =>
  `${stringifyPo(
    {
      comments: [],
      extractedComments: [],
      headers: {
        'Project-Id-Version': name.replace(/[\\"\p{Cc}]/gu, ' '),
        Language: language,
        'MIME-Version': '1.0',
        'Content-Type': 'text/plain; charset=UTF-8',
        'Content-Transfer-Encoding': '8bit',
      },
      headerOrder: [],
      items: entries.map(({ key, original, translation, fuzzy }) => ({
        ...createItem(),
        msgctxt: key,
        msgid: original,
        msgstr: [translation],
        flags: { fuzzy: fuzzy && translation !== '' },
      })),
    },
    { foldLength: 0, compactMultiline: false },
  ).trimEnd()}\n`;

/** A valid line: empty, a comment, or an optional keyword with a quoted text. */
const readable = /^\s*(#.*|(msg(ctxt|id|id_plural|str(\[\d+\])?)\s+)?"(?:[^"\\]|\\.)*"\s*)?$/;

/** Reads a PO file without comments, plural forms and obsolete entries; `problem` names the first invalid line. */
export const readPo = (
  text: string,
): { entries: PoEntry[]; language: string | undefined } | { problem: string } => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const wrong = lines.findIndex((line) => !readable.test(line));
  if (wrong >= 0) return { problem: `Line ${wrong + 1} can't be read: ${lines[wrong]?.slice(0, 60)}` };
  // The parser takes obsolete entries with a previous text for current ones.
  const { headers, items } = parsePo(lines.filter((line) => !/^\s*#~/.test(line)).join('\n'));
  return {
    // The parser ignores a header on a single line.
    language: headers.Language || /"Language: *([A-Za-z_-]+)/.exec(lines.join('\n'))?.[1],
    entries: items.flatMap(({ msgctxt, msgid, msgid_plural, msgstr, flags }) =>
      msgctxt === null || msgid_plural !== null
        ? []
        : [{ key: msgctxt, original: msgid, translation: msgstr[0] ?? '', fuzzy: flags.fuzzy === true }],
    ),
  };
};
