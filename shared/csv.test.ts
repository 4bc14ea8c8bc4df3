import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { caseCount } from '#test/setup/depth.ts';
import { csvCell, csvLine } from './csv.ts';

const dangerous = [
  '=',
  '+',
  '-',
  '@',
  '|',
  '%',
  '＝',
  '＋',
  '－',
  '＠',
  '\t',
  '\r',
  '\n',
  '\r\n',
  ' =',
  '  +',
  '\u00a0=',
  '\ufeff=',
  '\u200b=',
  '\u200e=',
  '\u202e=',
  '\u2028=',
  "'=",
  '"=',
  '""=',
  '\u0000=',
  '\u0001=',
  '\u0007+',
  '\u001b@',
  '\u3000=',
  '\u2003-',
  '\u00ad=',
  '\u2060+',
  '\t=',
  '\n=',
  '\r=',
  ' \t@',
  '"\'=',
  '\u180e=',
  '\u200d%',
  '\u202a|',
];

describe('csvCell', () => {
  it.each(dangerous)('neutralises a cell that starts with %j [LEAD-018]', (prefix) => {
    const cell = csvCell(`${prefix}1+cmd`);
    expect(cell.startsWith('"\'')).toBe(true);
  });

  it.each([
    ['plain', '"plain"'],
    ['say "hi"', '"say ""hi"""'],
    ['a;b,c', '"a;b,c"'],
    [12.5, '12.5'],
    [true, 'Yes'],
    [undefined, ''],
    [['a', 'b'], '"a; b"'],
  ])('writes %j as %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it.each([
    'Acme;=HYPERLINK("https://evil.example")',
    'a,=1+1',
    'a\t@SUM(1)',
    'a\r+1',
    'a\n-2+3',
    'a\r\n =1',
    'x; "＝1',
    'ok;fine;;|calc',
  ])('neutralises a formula behind a separator: %j', (text) => {
    for (const separator of [',', ';', '\t', '\n', '\r']) {
      for (const part of csvCell(text).slice(1, -1).split(separator))
        expect(part, `split at ${JSON.stringify(separator)}`).not.toMatch(
          /^[\s\p{Cc}\p{Cf}"]*[=+\-@|%＝＋－＠]/u,
        );
    }
  });

  it.each(['+49 30 901820', '+493090182000', '+1 (415) 555-0100', '+44 20.7946.0958'])(
    'keeps the phone number %s unchanged',
    (phone) => expect(csvCell(phone)).toBe(`"${phone}"`),
  );

  it.each(['+49-30-901820', '+1+cmd', "+49 30 1;=cmd|' /C calc'!A0", '+1 2=3', '-49 30 901820'])(
    'does not treat %j as a phone number',
    (text) => expect(csvCell(text).startsWith('"\'')).toBe(true),
  );

  it('round-trips any content through an independent parser [LEAD-019]', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 8 }), (values) => {
        const { data } = Papa.parse<string[]>(csvLine(values), { newline: '\r\n' });
        const without = (text: string) => text.replaceAll('\0', '').replaceAll("'", '');
        expect(data[0]?.map(without)).toEqual(values.map(without));
      }),
      { numRuns: caseCount(1000) },
    );
  });
});
