import { describe, expect, it } from 'vitest';
import { matchOption, parseAnswer } from './answer.ts';

describe('parseAnswer for an e-mail address', () => {
  it.each([
    ['My address is ann@example.org', 'ann@example.org'],
    ['Mail: ann@example.org, thank you', 'ann@example.org'],
    ['Ann Lee <ann@example.org>', 'ann@example.org'],
    ['Sie erreichen mich unter ann@example.org.', 'ann@example.org'],
    // A space within, two addresses, a question.
    ['ann lee@example.org', undefined],
    ['ann maria lee@example.org', undefined],
    ['Either ann@example.org or bo@example.org', undefined],
    ['Do you still use ann@example.org?', undefined],
    // A mark counts right before the address, and one space is as good as two.
    ['E: ann lee@example.org', undefined],
    ['ann  maria lee@example.org', undefined],
    ['mail (ann@example.org)', 'ann@example.org'],
    ['nobody', undefined],
    ['ann@example.org!', 'ann@example.org'],
    ['ann@example.org, thank you', 'ann@example.org'],
    // The end of the address after a space, perhaps.
    ['ann@example.co m', undefined],
    ['ann@example.c,om', undefined],
  ])('reads %j as %j', (said, kept) => expect(parseAnswer('email', said)).toBe(kept));
});

describe('parseAnswer for a phone number', () => {
  it.each([
    ['Call me at +49 30 1234567, please', '+49 30 1234567'],
    ['am besten unter 030-1234567', '030-1234567'],
    ['Is 030 1234567 your number?', undefined],
    ['I have 12 employees', undefined],
    ['+49 (0)30/123-45.67', '+49 (0)30/123-45.67'],
    ['123456', undefined],
    ['1234567', '1234567'],
    ['123456789012345', '123456789012345'],
    ['1234567890123456', undefined],
    ['030 1234567 or 040 1234567', undefined],
  ])('reads %j as %j', (said, kept) => expect(parseAnswer('phone', said)).toBe(kept));
});

describe('parseAnswer for a number', () => {
  it.each([
    ['50', 'en', '50'],
    ['about 50 people', 'en', '50'],
    ['$1,500', 'en', '1500'],
    ['1.500', 'en', '1.5'],
    ['1.500', 'de', '1500'],
    ['1.500,50 €', 'de', '1500.5'],
    ['1,500.50', 'de', '1500.5'],
    ['12,5', 'fr', '12.5'],
    ['1 500', 'fr', '1500'],
    ['1’500', 'de', '1500'],
    ['1.234.567', 'pt', '1234567'],
    ['٢٥', 'ar', '25'],
    ['२५ लोग', 'hi', '25'],
    ['25人', 'ja', '25'],
    ['-3', 'en', '-3'],
    ['between 10 and 20', 'en', undefined],
    ['10-20', 'en', undefined],
    ['10 20', 'en', undefined],
    ['4k', 'en', undefined],
    ['What do 50 people cost?', 'en', undefined],
    ['lots', 'en', undefined],
    ['1,2,3', 'en', undefined],
    ['7.500 euro', 'en', '7500'],
    ['€7.500', 'en', '7500'],
    ['7.50 euro', 'en', '7.5'],
    ['12,50', 'en', '12.5'],
    ['7.500 km', 'en', '7.5'],
    ['1234567890123456', 'en', undefined],
  ])('reads %j (%s) as %j', (said, language, kept) =>
    expect(parseAnswer('number', said, { language })).toBe(kept),
  );
});

describe('parseAnswer for a date', () => {
  it.each([
    ['2030-03-14', 'en', '2030-03-14'],
    ['14.3.2030', 'de', '2030-03-14'],
    ['03/04/2030', 'fr', '2030-04-03'],
    ['14/3/2030', 'en', '2030-03-14'],
    ['3/14/2030', 'en', '2030-03-14'],
    // March or April is ambiguous, but the date control can be used.
    ['03/04/2030', 'en', undefined],
    ['3/14/2030', 'fr', undefined],
    ['2030年3月14日', 'ja', '2030-03-14'],
    ['2030년 3월 14일', 'ko', '2030-03-14'],
    ['30.2.2030', 'de', undefined],
    ['14. 3. 2030', 'de', '2030-03-14'],
    ['2030/3/4', 'en', '2030-03-04'],
    ['2030年 3月 14日', 'ja', '2030-03-14'],
    ['2030年12月31', 'ja', '2030-12-31'],
    ['5/5/2030', 'en', '2030-05-05'],
    ['12/13/2030', 'en-US', '2030-12-13'],
    ['13/12/2030', 'EN-gb', '2030-12-13'],
    ['12/1/2030', 'en', undefined],
    ['1/12/2030', 'en', undefined],
    ['12/1/2030', 'de', '2030-01-12'],
    ['1900-01-01', 'en', '1900-01-01'],
    ['1899-12-31', 'en', undefined],
    ['0030-01-01', 'en', undefined],
    ['2030-13-01', 'en', undefined],
    ['2030-00-10', 'en', undefined],
    ['2030-01-00', 'en', undefined],
    ['2030-01-32', 'en', undefined],
    ['2030-04-31', 'en', undefined],
    ['2028-02-29', 'en', '2028-02-29'],
    ['2030-02-29', 'en', undefined],
    // Nothing before, nothing behind.
    ['on 2030-03-14', 'en', undefined],
    ['2030-03-14 or so', 'en', undefined],
    ['2030-03-145', 'en', undefined],
    ['am 14.3.2030', 'de', undefined],
    ['14.3.2030!', 'de', undefined],
    ['on 14/3/2030', 'en', undefined],
    ['14/3/2030 or so', 'en', undefined],
    ['14/3/203', 'en', undefined],
    ['soon', 'en', undefined],
  ])('reads %j (%s) as %j', (said, language, kept) =>
    expect(parseAnswer('date', said, { language })).toBe(kept),
  );
});

describe('parseAnswer for an appointment', () => {
  const read = (said: string, today?: string) => parseAnswer('appointment', said, { today });
  it.each([
    ['2030-03-14T09:30', '2030-03-14 09:30'],
    ['2030-3-4, 9:30', '2030-03-04 09:30'],
    ['14. 3. 2030 9:30', '2030-03-14 09:30'],
    ['1.12.2030 10:05:59', '2030-12-01 10:05'],
    ['2030-03-14 23:59', '2030-03-14 23:59'],
    ['2030-03-14 00:00', '2030-03-14 00:00'],
    ['2030-03-14 24:00', undefined],
    ['2030-03-14 23:60', undefined],
    ['2030-02-30 10:00', undefined],
    ['on 2030-03-14 09:30', undefined],
    ['2030-03-14 09:30 sharp', undefined],
    ['2030-03-14 09:301', undefined],
    ['2030-03-1409:30', undefined],
    ['2030-03-14', undefined],
    ['09:30', undefined],
  ])('reads %j as %j', (said, kept) => expect(read(said)).toBe(kept));

  it('accepts today and later, but not a past day', () => {
    expect(read('2030-03-14 09:30', '2030-03-14')).toBe('2030-03-14 09:30');
    expect(read('2030-03-14 09:30', '2030-03-15')).toBeUndefined();
  });
});

describe('parseAnswer for text', () => {
  it.each([
    ['  hello ', 'hello'],
    ['?', '?'],
    ['   ', undefined],
    ['\u200b\u200d', undefined],
    ['\u0007 \u200b', undefined],
  ])('reads %j as %j', (said, kept) => expect(parseAnswer('text', said)).toBe(kept));
});

describe('parseAnswer for a choice', () => {
  const menu = ['Tea', 'Café  au lait', 'Water'].map((label, index) => ({ label, value: `v${index}` }));
  it.each([
    ['tea', 'v0'],
    ['TEA!', 'v0'],
    [' Tea... ', 'v0'],
    ['cafe\u0301 au   lait', 'v1'],
    ['V2', 'v2'],
    ['1', 'v0'],
    ['3.', 'v2'],
    ['4', undefined],
    ['0', undefined],
    ['03', 'v2'],
    ['003', undefined],
    ['tea please', undefined],
    ['', undefined],
    [' ! ', undefined],
  ])('reads %j as %j', (said, value) => expect(matchOption(menu, said)?.value).toBe(value));

  it('matches values before labels, and labels before positions', () => {
    const swapped = [
      { label: 'b', value: 'a' },
      { label: 'a', value: 'b' },
      { label: '1', value: 'c' },
      { label: 'C', value: 'C' },
    ];
    const chosen = (said: string) =>
      swapped.findIndex(({ value }) => value === matchOption(swapped, said)?.value);
    expect(['a', 'b', 'A', '1', 'c', 'C', '4'].map(chosen)).toEqual([0, 1, 0, 2, 2, 3, 3]);
  });

  it.each([
    [['10', '20', '30'], '1', undefined],
    [['10', '20', '30'], '20', '20'],
    [['10', '20', 'more'], '1', '10'],
    [['1a', '2a', '3a'], '2', '2a'],
    [['a1', 'a2', 'a3'], '2', 'a2'],
  ])('never matches numeric options by position: %j, %j', (values, said, value) => {
    const options = values.map((one) => ({ label: `Up to ${one}`, value: one }));
    expect(matchOption(options, said)?.value).toBe(value);
  });
});

describe('yes and no', () => {
  const options = [
    { label: 'Yes', value: 'y' },
    { label: 'No', value: 'n' },
    { label: 'Later', value: 'l' },
  ];
  it.each([
    ['Ja', 'y'],
    ['oui!', 'y'],
    ['はい', 'y'],
    ['nein', 'n'],
    ['хм', undefined],
    ['later', 'l'],
  ])('%j chooses %j', (said, value) => expect(matchOption(options, said)?.value).toBe(value));

  it('choose nothing when two options match', () => {
    const both = [
      { label: 'Yes', value: 'now' },
      { label: 'Sure', value: 'later' },
    ];
    expect(matchOption(both, 'ja')).toBeUndefined();
  });
});
