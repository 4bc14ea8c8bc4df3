import { describe, expect, it } from 'vitest';
import { matchOption, parseAnswer } from './answer.ts';

describe('the stored form of an answer', () => {
  it.each([
    // A day must exist, and no one is asked for one before 1900.
    ['date', '2030-02-29', undefined],
    ['date', '2028-02-29', '2028-02-29'],
    ['date', '2030-13-01', undefined],
    ['date', '2030-00-10', undefined],
    ['date', '1899-12-31', undefined],
    ['date', '1900-01-01', '1900-01-01'],
    ['date', '2030/3/4', '2030-03-04'],
    ['date', 'on 2030-03-14', undefined],
    ['date', '2030-03-14 or so', undefined],
    ['date', '14. 3. 2030', '2030-03-14'],
    ['date', 'am 14.3.2030', undefined],
    ['date', '14.3.2030 früh', undefined],
    ['date', '3/3/2030', '2030-03-03'],
    ['date', 'x3/3/2030', undefined],
    ['date', '3/3/20301', undefined],
    ['date', '12/13/2030', '2030-12-13'],
    ['date', '13/12/2030', '2030-12-13'],
    ['date', '12/12/2030', '2030-12-12'],
    ['date', '11/12/2030', undefined],
    // Moments.
    ['appointment', '2030-03-14 9:05', '2030-03-14 09:05'],
    ['appointment', '2030-03-14T23:59:30', '2030-03-14 23:59'],
    ['appointment', '14.3.2030, 09:30', '2030-03-14 09:30'],
    ['appointment', '2030-03-14 24:00', undefined],
    ['appointment', '2030-03-14 23:60', undefined],
    ['appointment', '2030-02-30 10:00', undefined],
    ['appointment', '2030-03-14', undefined],
    ['appointment', 'at 2030-03-14 09:30', undefined],
    ['appointment', '2030-03-14 09:30 or later', undefined],
    // Numbers to call: 7 to 15 digits.
    ['phone', '123456', undefined],
    ['phone', '1234567', '1234567'],
    ['phone', '1'.repeat(15), '1'.repeat(15)],
    ['phone', '1'.repeat(16), undefined],
    ['phone', '+49 (30) 12.34/567-8', '+49 (30) 12.34/567-8'],
    ['phone', '+++++++', undefined],
    // Words.
    ['text', '  hello ', 'hello'],
    ['text', '\u200b\u200d', undefined],
    ['text', '   ', undefined],
    ['email', 'It is: ann@example.org', 'ann@example.org'],
    ['email', 'well: ann@example.org', 'ann@example.org'],
    ['email', 'my (ann@example.org)', 'ann@example.org'],
    ['email', 'it is ann@example.org', undefined],
    ['email', 'so it is ann@example.org', 'ann@example.org'],
    ['number', 'How many are 50?', undefined],
  ] as const)('stores the %s %j as %j', (kind, said, kept) => {
    expect(parseAnswer(kind, said)).toBe(kept);
  });

  it('rejects a time on a past day', () => {
    const on = (today: string) => parseAnswer('appointment', '2030-03-14 09:30', { today });
    expect([on('2030-03-13'), on('2030-03-14'), on('2030-03-15')]).toEqual([
      ...['2030-03-14 09:30', '2030-03-14 09:30', undefined],
    ]);
  });

  it('recognises every variant of English by its language code', () => {
    const day = (language: string) => parseAnswer('date', '3/14/2030', { language });
    expect([day('en'), day('en-GB'), day('EN'), day('enx'), day('de')]).toEqual([
      ...['2030-03-14', '2030-03-14', '2030-03-14', undefined, undefined],
    ]);
  });
});

describe('option matching', () => {
  const options = [
    { label: 'Small', value: 'big' },
    { label: 'Big', value: 'small' },
    { label: 'Later  on', value: 'l' },
    { label: 'other', value: 'Small' },
  ];
  const chosen = (said: string) => options.indexOf(matchOption(options, said) as never);

  it('prefers an exact value, then a value, then a label, then a position', () => {
    expect(chosen('Small')).toBe(3);
    expect(chosen(' small ')).toBe(1);
    expect(chosen('SMALL')).toBe(1);
    expect(chosen('BIG!')).toBe(0);
    expect(chosen('later on...')).toBe(2);
    expect(chosen('3')).toBe(2);
    expect(chosen('4.')).toBe(3);
  });

  it('matches nothing when no option is named', () => {
    for (const said of ['', '!', '0', '5', '10', '003', '3 of them', 'no 3', '-1'])
      expect(chosen(said)).toBe(-1);
  });

  it('ignores positions when the options are numbers', () => {
    const numbers = ['10', '20', '30'].map((value) => ({ label: `${value} people`, value }));
    expect(matchOption(numbers, '2')).toBeUndefined();
    expect(matchOption(numbers, '20')).toBe(numbers[1]);
    const mixed = [...numbers, { label: 'More', value: '40+' }];
    expect(matchOption(mixed, '2')).toBe(mixed[1]);
    const many = Array.from({ length: 12 }, (_, index) => ({ label: `L${index}`, value: `v${index}` }));
    expect(matchOption(many, '12')).toBe(many[11]);
  });

  it('matches a yes by label or value, if exactly one option fits', () => {
    const yes = { label: 'Go on', value: 'yes' };
    const no = { label: 'No!', value: 'stop' };
    expect([matchOption([yes, no], 'oui'), matchOption([yes, no], 'nein')]).toEqual([yes, no]);
    expect(matchOption([yes, { ...yes }], 'oui')).toBeUndefined();
  });
});
