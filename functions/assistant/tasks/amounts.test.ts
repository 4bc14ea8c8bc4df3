import { describe, expect, it } from 'vitest';
import { withoutAmounts } from './amounts.ts';

describe('withoutAmounts', () => {
  it.each([
    '8个人',
    '100张票',
    '18 employees',
    '54 m2',
    '50 mg',
    'level b1',
    'a2',
    '5 этаж',
    '3 kamer',
    '12 mitarbeiter',
  ])('removes %s', (text) => expect(withoutAmounts(text)).not.toMatch(/\d/));

  it.each(['at 8', '28', '9点', '3号', '12月8日', '20:00'])('keeps %s', (text) =>
    expect(withoutAmounts(text)).toBe(text),
  );
});
