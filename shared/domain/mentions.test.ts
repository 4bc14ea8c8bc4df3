import { describe, expect, it } from 'vitest';
import { findMentions, isSamePerson, maskPeople, mentions } from './mentions.ts';

describe('maskPeople', () => {
  it.each([
    ["o'brien@x.example", "ask O'Brien@X.example!", 'ask [erased]!'],
    ["o'brien@x.example", 'ask o’brien@x.example.', 'ask [erased].'],
    ['王伟@例子.example', '我的邮箱是王伟@例子.example。谢谢', '我的邮箱是[erased]。谢谢'],
    ['ada@x.example', '我的邮箱是ada@x.example。谢谢', '我的邮箱是[erased]。谢谢'],
    ['ada@x.example', 'ａｄａ＠ｘ．ｅｘａｍｐｌｅ', '[erased]'],
    ['ada@x.example', '/thanks?email=ada%40x.example&b=1', '/thanks?email=[erased]&b=1'],
    ['ada@x.example', '{"a":"1\\nada@x.example"}', '{"a":"1\\n[erased]"}'],
    ['ada@x.example', 'a\u200bda@x.example', '[erased]'],
    ['ada@x.example', "l'adresse d'ada@x.example", "l'adresse d'[erased]"],
    ['zoë@x.example', 'ZOE\u0308@x.example', '[erased]'],
    ['ada@x.example!', 'ada@x.example', '[erased]'],
    ['+491701234567', 'call 0170 / 123 45-67 now', 'call [erased] now'],
    ['+491701234567', '+49 (0)170 1234567', '[erased]'],
    ['01701234567', '+49 170 1234567, 00491701234567', '[erased], [erased]'],
    ['01701234567', '０１７０ １２３４５６７', '[erased]'],
    ['01701234567', '٠١٧٠ ١٢٣٤٥٦٧', '[erased]'],
    ['+15550101234', '(555) 010-1234', '[erased]'],
    ['0401234567', 'first 030 7654321, then 040 1234567', 'first 030 7654321, then [erased]'],
  ])('hides %j in %j', (identity, text, masked) => {
    expect(maskPeople(text, [identity])).toBe(masked);
  });

  it.each([
    ['ada@x.example', 'grada@x.example'],
    ['ada@x.example', 'grace.ada@x.example'],
    ['ada@x.example', 'ada@x.example.uk'],
    ['ada@x.exam', 'ada@x.example'],
    ['+491701234567', '+43 170 1234567'],
    ['01701234567', '0170 12345678'],
    ['01701234567', '0190a170-1234-5670-8000-000000000000'],
    ['01701234567', '2027-01-23T04:56:07.000Z'],
  ])('does not confuse %j with %j', (identity, text) => {
    expect(maskPeople(text, [identity])).toBe(text);
  });

  it('hides several people and overlapping spellings once', () => {
    const text = 'ada@x.example, bo@x.example, ada@x.example';
    expect(maskPeople(text, ['ada@x.example', 'bo@x.example', 'ADA@x.example'])).toBe(
      '[erased], [erased], [erased]',
    );
    expect(findMentions(text, ['bo@x.example'])).toEqual([{ start: 15, end: 27 }]);
  });
});

describe('isSamePerson', () => {
  it.each([
    ['Ada@x.example', 'ada@x.example', true],
    ['ada@x.example', 'ada@x.example!', true],
    ['0170 1234567', '+491701234567@phone.invalid', true],
    ['0170 1234567', '0049 170 1234567', true],
    ['+49 170 1234567', '+43 170 1234567', false],
    ['ada@x.example', 'bo@x.example', false],
    ['0170 1234567', 'ada@x.example', false],
  ])('compares %j and %j: %j', (one, other, same) => {
    expect(isSamePerson(one, other)).toBe(same);
  });
});

describe('mentions', () => {
  it('finds a person in nested lists, objects and names of fields', () => {
    expect(mentions({ a: [{ b: 'to ada@x.example' }] }, ['ada@x.example'])).toBe(true);
    expect(mentions({ 'ada@x.example': 1 }, ['ada@x.example'])).toBe(true);
    expect(mentions({ a: ['nobody', 1, null] }, ['ada@x.example'])).toBe(false);
  });
});
