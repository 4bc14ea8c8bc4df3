import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PoEntry, readPo, writePo } from './po.ts';

const entry = (key: string, original: string, translation: string, fuzzy = false): PoEntry => ({
  key,
  original,
  translation,
  fuzzy,
});

it('writes what translators’ programs read', () => {
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

it('reads back whatever it wrote', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((value) => value.replaceAll('\r', ''));
  const any = fc.record({
    key: fc.stringMatching(/^[a-z0-9.]{1,20}$/),
    original: fc.oneof(text, fc.constantFrom('a\\n"b"\n\tc', '\n')),
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

it('reads files of other programs: comments, no empty lines, what is obsolete', () => {
  const read = readPo(
    '# by Ann\r\nmsgid ""\r\nmsgstr "Language: de_AT\\n"\r\n#: flow:3\r\nmsgctxt "a.message"\r\nmsgid "Hi"\r\nmsgstr "Servus"\r\n#, fuzzy\r\nmsgctxt "b.message"\r\nmsgid "Bye"\r\nmsgstr "Tschüss"\r\n#~ msgid "old"\r\n#~ msgstr "alt"\r\n',
  );
  expect(read).toEqual({
    language: 'de_AT',
    entries: [entry('a.message', 'Hi', 'Servus'), entry('b.message', 'Bye', 'Tschüss', true)],
  });
  expect(readPo('msgctxt "a"\nmsgid Hi\n')).toEqual({ problem: "Line 2 can't be read: msgid Hi" });
});
