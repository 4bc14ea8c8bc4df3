import { describe, expect, it } from 'vitest';
import { findNumber } from './find-number.ts';

describe('numbers with group separators', () => {
  it.each([
    ['1 500', 'fr', 1500],
    ['12 500', 'fr', 12_500],
    ['123 500', 'fr', 123_500],
    ['1 234 567', 'fr', 1_234_567],
    ['1\u202f500', 'fr', 1500],
    ['-1 500', 'fr', -1500],
    ['+1 500', 'fr', 1500],
    ['1 500,25', 'fr', 1500.25],
    ['1 500.25', 'en', 1500.25],
    ["1'234'567.8", 'de', 1_234_567.8],
    ['1.234.567', 'en', 1_234_567],
    ['1.234.567,5', 'en', 1_234_567.5],
    ['1,234,567.5', 'de', 1_234_567.5],
    ['123.456', 'de', 123_456],
    ['-1.500', 'de', -1500],
    ['1,500', 'en', 1500],
    ['1,500', 'de', 1.5],
    // Not digit groups: the first is too long, a later one too short, or the separators differ.
    ['1234 567', 'fr', undefined],
    ['12 345 67', 'fr', undefined],
    ['1 50', 'fr', undefined],
    ['1.23,5', 'de', undefined],
    ['1,2345.6', 'en', undefined],
    ['1234.567,8', 'de', undefined],
    ['1.500,5,5', 'de', undefined],
    ['1.5.0', 'en', undefined],
    ['1234.567.890', 'de', undefined],
    // One mark that makes no group is the decimal one, in any language.
    ['1234.567', 'de', 1234.567],
    ['1.50', 'de', 1.5],
    ['1,5', 'en', 1.5],
    ['1.500', 'not a language!', 1.5],
  ])('reads %j in %s as %s', (text, language, number) => expect(findNumber(text, language)).toBe(number));
});

describe('numbers within text', () => {
  it.each([
    ['+5', 5],
    ['  50 ', 50],
    ['€50', 50],
    ['50%', 50],
    ['(50)', 50],
    ['50人', 50],
    ['大约50人', 50],
    ['약50명입니다', 50],
    ['к50', undefined],
    ['50 к', 50],
    ['50к', undefined],
    ['5 v2', undefined],
    ['v2 or 5', undefined],
    ['50k or 20', undefined],
    ['5-6', undefined],
    ['২৫', undefined],
    ['123456789012345', 123_456_789_012_345],
    ['1234567890123456', undefined],
    ['we are about 50 people in our firm today', 50],
    ['we are about 50 people in our firm today already', undefined],
  ])('reads %j as %s', (text, number) => expect(findNumber(text, 'en')).toBe(number));

  it.each([
    [0x0660, 'Arabic'],
    [0x06f0, 'Persian'],
    [0x0966, 'Devanagari'],
    [0xff10, 'full width'],
  ])('reads every digit of the script at %i (%s)', (zero) => {
    const digits = [...'1234567890'].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
    expect(findNumber(digits, 'en')).toBe(1_234_567_890);
  });
});
