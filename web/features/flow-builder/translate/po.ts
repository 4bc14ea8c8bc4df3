/** One text of a PO file: its key, the original, its translation, and whether somebody should look at it. */
export interface PoEntry {
  readonly key: string;
  readonly original: string;
  readonly translation: string;
  readonly fuzzy: boolean;
}

const quoted = (text: string): string =>
  `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll('\r', '\\r')}"`;

/** Long texts begin with an empty line, a line each, as translators' programs write them. */
const field = (name: string, text: string): string => {
  const lines = text.split(/(?<=\n)/);
  return lines.length > 1 ? [`${name} ""`, ...lines.map(quoted)].join('\n') : `${name} ${quoted(text)}`;
};

/** A PO file as translators' programs read it; the key is the context, so that equal texts stay apart. */
export const writePo = (language: string, name: string, entries: readonly PoEntry[]): string => {
  const head = [
    'msgid ""',
    'msgstr ""',
    quoted(`Project-Id-Version: ${name.replaceAll('\n', ' ')}\n`),
    quoted(`Language: ${language}\n`),
    quoted('MIME-Version: 1.0\n'),
    quoted('Content-Type: text/plain; charset=UTF-8\n'),
    quoted('Content-Transfer-Encoding: 8bit\n'),
  ].join('\n');
  const texts = entries.map(({ key, original, translation, fuzzy }) =>
    [
      ...(fuzzy && translation ? ['#, fuzzy'] : []),
      field('msgctxt', key),
      field('msgid', original),
      field('msgstr', translation),
    ].join('\n'),
  );
  return `${[head, ...texts].join('\n\n')}\n`;
};

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
const unquoted = (text: string): string => text.replace(/\\(.)/g, (_, char: string) => escapes[char] ?? char);

const fieldLine = /^(msgctxt|msgid|msgstr)\s+"((?:[^"\\]|\\.)*)"\s*$/;
const moreLine = /^\s*"((?:[^"\\]|\\.)*)"\s*$/;

/**
 * The texts of a PO file. Comments, plural forms and obsolete entries are passed over; the sentence says where a line can't be
 * read.
 */
export const readPo = (
  text: string,
): { entries: PoEntry[]; language: string | undefined } | { problem: string } => {
  const entries: PoEntry[] = [];
  let language: string | undefined;
  let parts: Record<string, string> = {};
  let fuzzy = false;
  let open: string | undefined;
  const close = () => {
    if (parts.msgid === '' && parts.msgctxt === undefined)
      language = /^Language:\s*([A-Za-z_-]+)/m.exec(parts.msgstr ?? '')?.[1];
    else if (parts.msgctxt !== undefined && parts.msgid !== undefined)
      entries.push({
        key: parts.msgctxt,
        original: parts.msgid,
        translation: parts.msgstr ?? '',
        fuzzy,
      });
    parts = {};
    fuzzy = false;
    open = undefined;
  };
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const named = fieldLine.exec(line);
    const more = moreLine.exec(line);
    if (line.trim() === '') {
      close();
    } else if (line.startsWith('#')) {
      if (parts.msgstr !== undefined) close();
      if (line.startsWith('#,') && line.includes('fuzzy')) fuzzy = true;
    } else if (named?.[1] !== undefined) {
      // Entries may follow each other without an empty line between them.
      if (parts.msgstr !== undefined && named[1] !== 'msgstr') close();
      open = named[1];
      parts[open] = unquoted(named[2] ?? '');
    } else if (more && open) {
      parts[open] += unquoted(more[1] ?? '');
    } else if (/^msg(id_plural|str\[)/.test(line)) {
      open = undefined;
    } else return { problem: `Line ${index + 1} can't be read: ${line.slice(0, 60)}` };
  }
  close();
  return { entries, language };
};
