import { describe, expect, it } from 'vitest';
import { wasTyped } from './was-typed.ts';

describe('wasTyped', () => {
  it.each([
    ['Ada Lovelace', 'I am ada lovelace'],
    ['Friday 4 pm', 'call me Friday at 3 pm\nsorry, 4 pm'],
    ['بكرا الساعة 5', 'بكرا الساعة 2\nلا، 5'],
    ['601 234 568', 'mój numer 601 234 567\nna końcu ósemka, nie siódemka'],
    ['+49 30 1234567', 'ruf an: +49 (0)30 1234567 oder +49 30 1234567'],
  ])('accepts "%s", which was typed or corrected', (value, said) => {
    expect(wasTyped(value, said)).toBe(true);
  });

  it.each([
    ['Dr. Ada Lovelace', 'I am Ada Lovelace'],
    ['ada@example.org', 'my name is ada, write to example.org'],
    ['601 999 999', 'mój numer 601 234 567'],
    ['?', 'hello'],
  ])('rejects "%s", which was not typed', (value, said) => {
    expect(wasTyped(value, said)).toBe(false);
  });
});
