import { describe, expect, it } from 'vitest';
import { prepareRows } from './import-rows.ts';
import { inferDateReading, readReceived } from './received-date.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const berlin = 'Created (Europe/Berlin)';
const read = (cell: string, others: readonly string[] = []) =>
  readReceived(cell, inferDateReading(berlin, [cell, ...others], now));
const problem = (text: string) => ({ problem: expect.stringContaining(text) });

describe('readReceived', () => {
  it.each([
    ['2026-11-01', '2026-11-01'],
    ['2026/11/1', '2026-11-01'],
    ['1.11.2026', '2026-11-01'],
    ['01.11.26', '2026-11-01'],
    ['31/10/2026', '2026-10-31'],
    ['10/31/2026', '2026-10-31'],
    ['10-31-2026', '2026-10-31'],
    ['5/5/2026', '2026-05-05'],
    ['1 Nov 2026', '2026-11-01'],
    ['1-Nov-26', '2026-11-01'],
    ['Nov 1, 2026', '2026-11-01'],
    ['1. November 2026', '2026-11-01'],
    ['3. März 2026', '2026-03-03'],
    ['46327', '2026-11-01'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-01T09:30:00Z', '2026-11-01T09:30:00.000Z'],
    ['2026-11-01T09:30:00+02:00', '2026-11-01T07:30:00.000Z'],
    ['2026-11-01 09:30', '2026-11-01T08:30:00.000Z'],
    ['31/10/2026 21:30:15', '2026-10-31T20:30:00.000Z'],
    ['10/31/2026, 9:30 PM', '2026-10-31T20:30:00.000Z'],
    ['46327.5', '2026-11-01T11:00:00.000Z'],
  ])('reads %s', (cell, value) => expect(read(cell)).toEqual({ value }));

  it('uses the day order of the other cells, and reports a problem if they are ambiguous too', () => {
    expect(read('3/4/2026', ['25/4/2026', ''])).toEqual({ value: '2026-04-03' });
    expect(read('3/4/2026', ['4/25/2026 10:00'])).toEqual({ value: '2026-03-04' });
    const open = problem('could be April 3 or March 4; write it as 2026-04-03 or 2026-03-04');
    expect(read('3/4/2026')).toEqual(open);
    // Neither a column with both orders nor one with dots settles anything.
    expect(read('3/4/2026', ['25/4/2026', '4/25/2026'])).toEqual(open);
    expect(read('3/4/2026', ['25.4.2026'])).toEqual(open);
  });

  it.each(['soon', '31.2.2026', '2026-13-01', '12', '1 Foo 2026', '99999', '2026-11-01T99:00:00Z'])(
    'rejects %s',
    (cell) => expect(read(cell)).toEqual(problem('is not a date')),
  );

  it.each(['2026-11-24', '31/12/2026', '2026-11-23 13:30', '2026-11-23T12:00:01Z'])(
    'rejects the future date %s',
    (cell) => expect(read(cell)).toEqual(problem('is in the future')),
  );

  it('reports problems with the row’s line in the file', () => {
    const sheet = {
      headings: ['Email', 'Created'],
      rows: [
        ['a@example.com', '3/4/2026'],
        ['b@example.com', '2026-11-01'],
        ['c@example.com', ''],
        ['d@example.com', '2027-01-01'],
      ],
      lines: [2, 3, 4, 5],
    };
    expect(prepareRows('contacts', sheet, ['email', 'createdAt'], now)).toEqual([
      { row: 0, problems: [expect.stringContaining('Date received could be April 3 or March 4')] },
      { row: 1, input: { email: 'b@example.com', createdAt: '2026-11-01' } },
      { row: 2, input: { email: 'c@example.com' } },
      { row: 3, problems: ['Date received is in the future'] },
    ]);
  });
});
