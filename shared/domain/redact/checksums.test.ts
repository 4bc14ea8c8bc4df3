import { describe, expect, it } from 'vitest';
import { isDay, isLuhn, isMod11And10, isVerhoeff, remainder, weighted } from './checksums.ts';

describe('check digits', () => {
  /** For each number, exactly one of the ten possible last digits is right. */
  const right = (check: (text: string) => boolean, body: string) =>
    [...'0123456789'].filter((digit) => check(body + digit)).join();
  it.each([
    [isLuhn, '411111111111111', '1'],
    [isLuhn, '7992739871', '3'],
    [isVerhoeff, '23412341234', '6'],
    [isVerhoeff, '236', '3'],
    [isVerhoeff, '12345', '1'],
    [isVerhoeff, '142857', '0'],
    [isVerhoeff, '8473643095483728456789', '2'],
    [isMod11And10, '8609574271', '9'],
    [isMod11And10, '4703689281', '6'],
    [isMod11And10, '0794', '5'],
  ])('complete %o %s with %s', (check, body, digit) => expect(right(check, body)).toBe(digit));

  it('sum weighted digits and take remainders with letters', () => {
    expect(weighted('123', [1, 10, 100])).toBe(321);
    expect(remainder('3214282912345698765432161182', 97)).toBe(1);
    expect(remainder('WEST12345698765432GB82', 97)).toBe(1);
    expect([remainder('A', 97), remainder('Z', 97), remainder('1A', 97)]).toEqual([10, 35, 13]);
  });

  it.each([
    ['01', '01', true],
    ['00', '01', false],
    ['31', '01', true],
    ['32', '01', false],
    ['29', '02', true],
    ['30', '02', false],
    ['30', '04', true],
    ['31', '04', false],
    ['31', '06', false],
    ['31', '09', false],
    ['31', '11', false],
    ['31', '12', true],
    ['01', '00', false],
    ['01', '13', false],
  ])('know whether day %s of month %s exists: %s', (day, month, exists) =>
    expect(isDay(day, month)).toBe(exists),
  );
});
