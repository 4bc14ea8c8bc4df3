import { expect, it } from 'vitest';
import { keyOf } from './tabs.tsx';

it('gives the first ten screens a key of their own, and a further one none', () => {
  const keys = Array.from({ length: 12 }, (_, index) => keyOf(index));
  expect(keys).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', undefined, undefined]);
});
