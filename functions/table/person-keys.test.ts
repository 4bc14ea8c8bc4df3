import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailsIn, isEmail, personIdentity, phoneDigits, phoneIn } from '#shared/domain/person.ts';
import { personPartition } from './keys.ts';

describe('phone numbers', () => {
  it.each([
    ['+49 (0)30 123-4567', '+49301234567'],
    ['0049 30 1234567', '+49301234567'],
    ['(030) 765-4321', '0307654321'],
    ['2035', undefined],
    ['call me', undefined],
    ['+1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1', undefined],
  ])('recognise %j by its digits', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  it('are found in a sentence, unlike dates', () => {
    expect(phoneIn('ring 030 1234567 after five')).toBe('030 1234567');
    expect(phoneIn('on 2027-03-29 please')).toBeUndefined();
    expect(phoneIn('2027-03-29')).toBeUndefined();
  });
});

describe('addresses', () => {
  it('are found in a sentence as written', () => {
    expect(emailsIn('Write to Ann@Example.org, or “bo@example.com”.')).toEqual([
      'Ann@Example.org',
      'bo@example.com',
    ]);
    expect(emailsIn('no address here @ all.')).toEqual([]);
  });

  it.each([
    ['我的邮箱是ada@example.com，谢谢', 'ada@example.com'],
    ['メールはada@example.comです。', 'ada@example.com'],
    ['제 메일은 ada@example.co.kr이에요', 'ada@example.co.kr'],
    ['联系：ada@example.com。', 'ada@example.com'],
    ['用户@例子.广告', '用户@例子.广告'],
  ])('end where a script without spaces begins: %s', (text, address) => {
    expect(emailsIn(text)).toEqual([address]);
  });

  it.each(['a\0@b.co', 'a\u200b@b.co', 'a@b\u0007.co', 'a b@c.de'])(
    'are rejected with a hidden character: %j',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  it('made from a phone number are the same person as the number', () => {
    expect(personIdentity('+49 30 1234567')).toBe(personIdentity('+49301234567@phone.invalid'));
  });
});

describe('index keys', () => {
  it('stay below the table’s limit of 2,048 bytes for any name [STORE-011]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 0, maxLength: 6000 }), (text) => {
        expect(Buffer.byteLength(personPartition(personIdentity(text)))).toBeLessThan(2048);
      }),
    );
    expect(Buffer.byteLength(personPartition('ü'.repeat(6000)))).toBeLessThan(2048);
  });
});
