import { expect, it } from 'vitest';
import { money } from './money.ts';

it.each([
  [0, '$0'],
  [4800, '$4,800'],
  [1250.5, '$1,250.50'],
])('writes %s as %s', (amount, text) => {
  expect(money(amount)).toBe(text);
});
