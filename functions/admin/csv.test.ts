import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
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

describe('a cell', () => {
  it.each(dangerous)('that begins with %j cannot run', (prefix) => {
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
  ])('of %j is written %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it('comes back from an independent parser as it went in, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 8 }), (values) => {
        const { data } = Papa.parse<string[]>(csvLine(values), { newline: '\r\n' });
        const expected = values.map((value) => value.replaceAll('\0', ''));
        expect(
          data[0]?.map((cell, index) => (cell === `'${expected[index]}` ? expected[index] : cell)),
        ).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
