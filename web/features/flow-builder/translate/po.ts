import { createItem, parsePo, stringifyPo } from 'pofile-ts';

/** One text of a PO file: its key, the original, its translation, and whether somebody should look at it. */
export interface PoEntry {
  readonly key: string;
  readonly original: string;
  readonly translation: string;
  readonly fuzzy: boolean;
}

/** A PO file as translators' programs read it; the key is the context, so that equal texts stay apart. */
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

/** What can stand in such a file: nothing, a comment, a keyword with a text, a text that goes on. */
const readable = /^\s*(#.*|(msg(ctxt|id|id_plural|str(\[\d+\])?)\s+)?"(?:[^"\\]|\\.)*"\s*)?$/;

/**
 * The texts of a PO file. Comments, plural forms and obsolete entries are passed over; the sentence says where a line can't be
 * read.
 */
export const readPo = (
  text: string,
): { entries: PoEntry[]; language: string | undefined } | { problem: string } => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const wrong = lines.findIndex((line) => !readable.test(line));
  if (wrong >= 0) return { problem: `Line ${wrong + 1} can't be read: ${lines[wrong]?.slice(0, 60)}` };
  // The parser takes an obsolete entry for a current one where it tells what its text was before.
  const { headers, items } = parsePo(lines.filter((line) => !/^\s*#~/.test(line)).join('\n'));
  return {
    // The parser passes over a header that stands on one line.
    language: headers.Language || /"Language: *([A-Za-z_-]+)/.exec(lines.join('\n'))?.[1],
    entries: items.flatMap(({ msgctxt, msgid, msgid_plural, msgstr, flags }) =>
      msgctxt === null || msgid_plural !== null
        ? []
        : [{ key: msgctxt, original: msgid, translation: msgstr[0] ?? '', fuzzy: flags.fuzzy === true }],
    ),
  };
};
