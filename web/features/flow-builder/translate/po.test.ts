import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PoEntry, readPo, writePo } from './po.ts';

const entry = (key: string, original: string, translation: string, fuzzy = false): PoEntry => ({
  key,
  original,
  translation,
  fuzzy,
});

it('writes the gettext format', () => {
  expect(writePo('de', 'Desk', [entry('q.message', 'Say "hi"\nto {{name}}', 'Grüß', true)])).toBe(
    [
      'msgid ""',
      'msgstr ""',
      '"Project-Id-Version: Desk\\n"',
      '"Language: de\\n"',
      '"MIME-Version: 1.0\\n"',
      '"Content-Type: text/plain; charset=UTF-8\\n"',
      '"Content-Transfer-Encoding: 8bit\\n"',
      '',
      '#, fuzzy',
      'msgctxt "q.message"',
      'msgid ""',
      '"Say \\"hi\\"\\n"',
      '"to {{name}}"',
      'msgstr "Grüß"',
      '',
    ].join('\n'),
  );
});

it('reads everything it writes', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((value) => value.replaceAll('\r', ''));
  const some = text.filter((value) => value !== '');
  const any = fc.record({
    key: fc.stringMatching(/^[a-z0-9.]{1,20}$/),
    original: fc.oneof(some, fc.constantFrom('a\\n"b"\n\tc', '\n')),
    translation: text,
    fuzzy: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 5 }), (entries) => {
      const read = readPo(writePo('he', 'Any', entries));
      expect(read).toEqual({
        language: 'he',
        entries: entries.map((one) => ({ ...one, fuzzy: one.fuzzy && one.translation !== '' })),
      });
    }),
  );
});

it('reads files of other tools: comments, no blank lines, obsolete entries', () => {
  const read = readPo(
    '# by Ann\r\nmsgid ""\r\nmsgstr "Language: de_AT\\n"\r\n#: flow:3\r\nmsgctxt "a.message"\r\nmsgid "Hi"\r\nmsgstr "Servus"\r\n#, fuzzy\r\nmsgctxt "b.message"\r\nmsgid "Bye"\r\nmsgstr "Tschüss"\r\n#~ msgid "old"\r\n#~ msgstr "alt"\r\n',
  );
  expect(read).toEqual({
    language: 'de_AT',
    entries: [entry('a.message', 'Hi', 'Servus'), entry('b.message', 'Bye', 'Tschüss', true)],
  });
  expect(readPo('msgctxt "a"\nmsgid Hi\n')).toEqual({ problem: "Line 2 can't be read: msgid Hi" });
});

/** Output of `msgmerge --previous` after originals were changed or removed, and with plural forms. */
const merged = String.raw`# Translated by Ann.
msgid ""
msgstr ""
"Project-Id-Version: Desk\n"
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

# Formal, please.
#: desk.json:3
msgctxt "start.message"
msgid ""
"Welcome to the service desk of the company, which answers every question "
"within one working day!"
msgstr ""
"Willkommen beim Kundendienst des Unternehmens, der jede Frage binnen eines "
"Arbeitstages beantwortet!"

msgctxt "q.message"
msgid ""
"First line\n"
"second \"line\" for {{name}}"
msgstr ""
"Erste Zeile\n"
"zweite „Zeile“ für {{name}}"

#, c-format, fuzzy
#| msgctxt "q.option.o1"
#| msgid "Red wines"
msgctxt "q.option.o1"
msgid "Red wine"
msgstr "Rotwein"

msgctxt "q.option.o2"
msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d Datei"
msgstr[1] "%d Dateien"

#~| msgctxt "gone.message"
#~| msgid "Gone"
#~ msgctxt "gone.message"
#~ msgid ""
#~ "Gone\n"
#~ "for good"
#~ msgstr ""
#~ "Fort\n"
#~ "für immer"

msgctxt "end.message"
msgid "Bye"
msgstr ""
`;

it.each([
  ['as it is', merged],
  ['with a byte order mark and CRLF', `\uFEFF${merged.replaceAll('\n', '\r\n')}`],
])('uses the current entry of a merged file, %s', (_, file) => {
  expect(readPo(file)).toEqual({
    language: 'de',
    entries: [
      entry(
        'start.message',
        'Welcome to the service desk of the company, which answers every question within one working day!',
        'Willkommen beim Kundendienst des Unternehmens, der jede Frage binnen eines Arbeitstages beantwortet!',
      ),
      entry(
        'q.message',
        'First line\nsecond "line" for {{name}}',
        'Erste Zeile\nzweite „Zeile“ für {{name}}',
      ),
      entry('q.option.o1', 'Red wine', 'Rotwein', true),
      entry('end.message', 'Bye', ''),
    ],
  });
});

it.each([
  ['<html>', 'Line 1'],
  ['msgid "a"\nmsgstr "b', 'Line 2'],
])('rejects %j as a file', (file, place) => {
  expect(readPo(file)).toEqual({ problem: expect.stringContaining(place) });
});
