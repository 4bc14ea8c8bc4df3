import { describe, expect, it } from 'vitest';
import {
  companyDomain,
  distinctIdentities,
  emailsIn,
  identityOfKey,
  isEmail,
  isPhoneAddress,
  personIdentity,
  personKey,
  phoneDigits,
  phoneIn,
  phonesIn,
} from './person.ts';

describe('a phone number', () => {
  it.each([
    ['12345', undefined],
    ['123456', '123456'],
    ['1'.repeat(20), '1'.repeat(20)],
    ['1'.repeat(21), undefined],
    [' 030/123.456 ', '030123456'],
    ['030 123456 ask for Ann', undefined],
    ['Ann 030 123456', undefined],
    ['00', undefined],
  ])('%j has the digits %j', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  it('given alone is taken as it was written, and none is taken out of a day', () => {
    expect(phoneIn(' (030) 765-4321 ')).toBe('(030) 765-4321');
    expect(phoneIn('born 12.03.1990, ring +49 30 1234567')).toBe('+49 30 1234567');
    expect(phoneIn('12.03.1990')).toBeUndefined();
    expect(phonesIn('030 1234567 or +49 171 7654321, not on 2027-03-29')).toEqual([
      '030 1234567',
      '+49 171 7654321',
    ]);
    expect(phonesIn('at 9 or 10')).toEqual([]);
  });

  it('stands for an address that cannot exist', () => {
    expect(personIdentity('0049 30 1234567')).toBe('+49301234567@phone.invalid');
    expect(isPhoneAddress('+49301234567@PHONE.invalid')).toBe(true);
    expect(isPhoneAddress('ann@example.org')).toBe(false);
  });
});

describe('an e-mail address', () => {
  it('has at most 254 characters and stands alone', () => {
    expect(isEmail(`${'a'.repeat(242)}@example.org`)).toBe(true);
    expect(isEmail(`${'a'.repeat(243)}@example.org`)).toBe(false);
    expect(isEmail('to ann@example.org')).toBe(false);
    expect(isEmail('ann@example.org now')).toBe(false);
    expect(emailsIn('ann@example.org... and bo@example.com!')).toEqual(['ann@example.org', 'bo@example.com']);
  });

  it('is known in any case and composition', () => {
    expect(personIdentity('  ZOE\u0308@Example.ORG ')).toBe('zo\u00eb@example.org');
  });
});

it('lists each identity once, in order, and no empty one', () => {
  expect(
    distinctIdentities(['Ann@example.org', undefined, ' ', '', '+1 555 010 1234', 'ann@EXAMPLE.org']),
  ).toEqual(['ann@example.org', '+15550101234@phone.invalid']);
});

describe('the key of a person', () => {
  it.each(['ann@example.org', 'zoë@例え.example', '???~~~@example.org', '+15550101234@phone.invalid'])(
    'of %s fits into an address and leads back',
    (identity) => {
      expect(personKey(identity)).toMatch(/^[\w-]+$/);
      expect(identityOfKey(personKey(identity))).toBe(identity);
    },
  );

  it('that leads to nobody is none', () => {
    expect(identityOfKey('%%%')).toBeUndefined();
    expect(identityOfKey(btoa('no address'))).toBeUndefined();
    expect(identityOfKey(btoa('Ann@example.org'))).toBeUndefined();
    expect(identityOfKey(btoa('\xff@example.org'))).toBeUndefined();
  });
});

describe('the domain of a company', () => {
  it.each([
    ['Ann@Acme.example', 'acme.example'],
    ['ann@gmail.com', undefined],
    ['ann@gmx.de', undefined],
    ['ann@yahoo.co.uk', undefined],
    ['ann@not-gmail.com', 'not-gmail.com'],
    ['ann@gmail.com.example', 'gmail.com.example'],
    ['+15550101234@phone.invalid', undefined],
    ['ann', undefined],
  ])('of %s is %s', (email, domain) => {
    expect(companyDomain(email)).toBe(domain);
  });
});
