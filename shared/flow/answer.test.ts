import { describe, expect, it } from 'vitest';
import { chosenOption, readAnswer } from './answer.ts';

describe('an e-mail address', () => {
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
  ])('in %j is %j', (said, kept) => expect(readAnswer('email', said)).toBe(kept));
});

describe('a phone number', () => {
  it.each([
    ['Call me at +49 30 1234567, please', '+49 30 1234567'],
    ['am besten unter 030-1234567', '030-1234567'],
    ['Is 030 1234567 your number?', undefined],
    ['I have 12 employees', undefined],
  ])('in %j is %j', (said, kept) => expect(readAnswer('phone', said)).toBe(kept));
});

describe('a number', () => {
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
    ['1234567890123456', 'en', undefined],
  ])('in %j (%s) is %j', (said, language, kept) =>
    expect(readAnswer('number', said, { language })).toBe(kept),
  );
});

describe('a date', () => {
  it.each([
    ['2030-03-14', 'en', '2030-03-14'],
    ['14.3.2030', 'de', '2030-03-14'],
    ['03/04/2030', 'fr', '2030-04-03'],
    ['14/3/2030', 'en', '2030-03-14'],
    ['3/14/2030', 'en', '2030-03-14'],
    // March or April: the control is there for that.
    ['03/04/2030', 'en', undefined],
    ['3/14/2030', 'fr', undefined],
    ['2030年3月14日', 'ja', '2030-03-14'],
    ['2030년 3월 14일', 'ko', '2030-03-14'],
    ['30.2.2030', 'de', undefined],
  ])('in %j (%s) is %j', (said, language, kept) => expect(readAnswer('date', said, { language })).toBe(kept));
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
  ])('%j chooses %j', (said, value) => expect(chosenOption(options, said)?.value).toBe(value));

  it('choose nothing where two options say so', () => {
    const both = [
      { label: 'Yes', value: 'now' },
      { label: 'Sure', value: 'later' },
    ];
    expect(chosenOption(both, 'ja')).toBeUndefined();
  });
});
