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

describe('phoneDigits', () => {
  it.each([
    ['12345', undefined],
    ['123456', '123456'],
    ['1'.repeat(20), '1'.repeat(20)],
    ['1'.repeat(21), undefined],
    [' 030/123.456 ', '030123456'],
    ['030 123456 ask for Ann', undefined],
    ['Ann 030 123456', undefined],
    ['00', undefined],
  ])('reads %j as %j', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  it('keeps a phone number as written and ignores dates', () => {
    expect(phoneIn(' (030) 765-4321 ')).toBe('(030) 765-4321');
    expect(phoneIn('born 12.03.1990, ring +49 30 1234567')).toBe('+49 30 1234567');
    expect(phoneIn('12.03.1990')).toBeUndefined();
    expect(phonesIn('030 1234567 or +49 171 7654321, not on 2027-03-29')).toEqual([
      '030 1234567',
      '+49 171 7654321',
    ]);
    expect(phonesIn('at 9 or 10')).toEqual([]);
  });

  it('gives a number a placeholder address that cannot exist', () => {
    expect(personIdentity('0049 30 1234567')).toBe('+49301234567@phone.invalid');
    expect(isPhoneAddress('+49301234567@PHONE.invalid')).toBe(true);
    expect(isPhoneAddress('ann@example.org')).toBe(false);
  });
});

describe('isEmail', () => {
  it('accepts at most 254 characters and nothing else in the text', () => {
    expect(isEmail(`${'a'.repeat(242)}@example.org`)).toBe(true);
    expect(isEmail(`${'a'.repeat(243)}@example.org`)).toBe(false);
    expect(isEmail('to ann@example.org')).toBe(false);
    expect(isEmail('ann@example.org now')).toBe(false);
    expect(emailsIn('ann@example.org... and bo@example.com!')).toEqual(['ann@example.org', 'bo@example.com']);
  });

  it('ignores case and Unicode composition', () => {
    expect(personIdentity('  ZOE\u0308@Example.ORG ')).toBe('zo\u00eb@example.org');
  });
});

it('lists distinct identities in order without empty ones', () => {
  expect(
    distinctIdentities(['Ann@example.org', undefined, ' ', '', '+1 555 010 1234', 'ann@EXAMPLE.org']),
  ).toEqual(['ann@example.org', '+15550101234@phone.invalid']);
});

describe('personKey', () => {
  it.each(['ann@example.org', 'zoë@例え.example', '???~~~@example.org', '+15550101234@phone.invalid'])(
    'fits %s into a URL and decodes back',
    (identity) => {
      expect(personKey(identity)).toMatch(/^[\w-]+$/);
      expect(identityOfKey(personKey(identity))).toBe(identity);
    },
  );

  it('decodes invalid keys to undefined', () => {
    expect(identityOfKey('%%%')).toBeUndefined();
    expect(identityOfKey(btoa('no address'))).toBeUndefined();
    expect(identityOfKey(btoa('Ann@example.org'))).toBeUndefined();
    expect(identityOfKey(btoa('\xff@example.org'))).toBeUndefined();
  });
});

describe('companyDomain', () => {
  it.each([
    ['Ann@Acme.example', 'acme.example'],
    ['ann@gmail.com', undefined],
    ['ann@gmx.de', undefined],
    ['ann@yahoo.co.uk', undefined],
    ['ann@not-gmail.com', 'not-gmail.com'],
    ['ann@gmail.com.example', 'gmail.com.example'],
    ['+15550101234@phone.invalid', undefined],
    ['ann', undefined],
  ])('returns for %s %s', (email, domain) => {
    expect(companyDomain(email)).toBe(domain);
  });
});

describe('personIdentity', () => {
  it.each([
    [' +49 (0)30 / 123-456.7 ', '+49301234567'],
    ['0049 30 123456', '+4930123456'],
    ['030 123456', '030123456'],
    ['12345', undefined],
    ['123456', '123456'],
    ['1'.repeat(20), '1'.repeat(20)],
    ['1'.repeat(21), undefined],
    ['tel 123456', undefined],
    ['123456 x', undefined],
    ['', undefined],
  ])('reads the number %j as %j', (text, digits) => expect(phoneDigits(text)).toBe(digits));

  it('normalises an address in any spelling and decodes from its key', () => {
    expect(personIdentity(' Ada@Example.COM ')).toBe('ada@example.com');
    expect(personIdentity('030 123456')).toBe('030123456@phone.invalid');
    expect(distinctIdentities(['a@b.co', ' ', undefined, '', 'A@B.co', '030 123456'])).toEqual([
      ...['a@b.co', '030123456@phone.invalid'],
    ]);
    for (const one of ['ada@example.com', 'ünï@exämple.com', 'a+b?c@d.co', '030123456@phone.invalid'])
      expect(identityOfKey(personKey(one))).toBe(one.normalize('NFC'));
    expect(personKey('a?>~@b.co')).toMatch(/^[A-Za-z0-9_-]+$/);
    for (const key of ['', '!', personKey('nobody'), btoa('Ada@example.com'), btoa('\xff@b.co')])
      expect(identityOfKey(key)).toBeUndefined();
  });

  it('accepts an address of at most 254 characters, counted in code points', () => {
    const of = (chars: number, one = 'a') => `${one.repeat(chars - 5)}@b.co`;
    expect([isEmail(of(254)), isEmail(of(255))]).toEqual([true, false]);
    expect([isEmail(of(254, '𝒜')), isEmail(of(255, '𝒜'))]).toEqual([true, false]);
    for (const odd of [
      'a@b',
      'a b@c.de',
      'a@b.c,d',
      '@b.co',
      'a@@b.co',
      'a@b.',
      'a\u200b@b.co',
      'x a@b.co',
      'a@b.co x',
    ])
      expect(isEmail(odd)).toBe(false);
  });

  it('assigns a person to a company by domain, except for mail providers', () => {
    expect(companyDomain('Ada@Engines.example')).toBe('engines.example');
    for (const one of [
      'a@gmail.com',
      'a@mail.ru',
      'a@web.de',
      'a@yahoo.co.uk',
      '030 123456',
      'nobody',
      'a@b',
      '@engines.example',
    ])
      expect(companyDomain(one)).toBeUndefined();
    expect(companyDomain('a@notgmail.com')).toBe('notgmail.com');
    expect(companyDomain('a@gmail.com.example')).toBe('gmail.com.example');
  });

  it.each([
    [' a@b.co ', ['a@b.co']],
    ['write to a@b.co. or <C@d.co>, thanks', ['a@b.co', 'C@d.co']],
    ['a@b.co...', ['a@b.co']],
    ['我的邮箱是a@b.co。谢谢', ['a@b.co']],
    ['“a@b.co”', ['a@b.co']],
    ['none here @ all', []],
    ["ask O'Brien@x.example or 'ada@x.example'", ["O'Brien@x.example", 'ada@x.example']],
    ["c'est l'adresse d'ada@x.example", ['ada@x.example']],
    ['王伟@例子.example', ['王伟@例子.example']],
    ['write to ada@例子.example, please', ['ada@例子.example']],
    ['ａｄａ＠ｘ．ｅｘａｍｐｌｅ', ['ada@x.example']],
    ['to ada@x.example!', ['ada@x.example']],
  ])('finds in %j the addresses %j', (text, found) => expect(emailsIn(text)).toEqual(found));

  it.each([
    ['030 1234567', '030 1234567', ['030 1234567']],
    ['call +49 30 1234567 or 040 7654321', '+49 30 1234567', ['+49 30 1234567', '040 7654321']],
    ['2030-03-14', undefined, []],
    ['14.03.2030', undefined, []],
    ['on 2030-03-14 call 030 1234567', '030 1234567', ['030 1234567']],
    ['I have 12 of 345', undefined, []],
    ['12345', undefined, []],
    ['no number', undefined, []],
    ['電話は ０３０ １２３４５６７', undefined, ['030 1234567']],
  ])('finds in %j the numbers %j', (text, first, all) => {
    expect([phoneIn(text), phonesIn(text)]).toEqual([first, all]);
  });
});
