import { expect, it } from 'vitest';
import { keyOf, tabIn } from './tabs.tsx';

it('gives the first ten screens a key of their own, and a further one none', () => {
  const keys = Array.from({ length: 12 }, (_, index) => keyOf(index));
  expect(keys).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', undefined, undefined]);
});

it('knows the screen that an address names, and the first one for any other', () => {
  expect(tabIn('?q=ada&tab=contacts').name).toBe('contacts');
  expect(tabIn('?tab=nonsense').name).toBe('clients');
  expect(tabIn('').name).toBe('clients');
});
