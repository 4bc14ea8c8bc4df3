import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it('finds words without case and accents, in any script', () => {
  expect(searchWords('Wie heißt das Büro in Łódź?')).toEqual(['wie', 'heisst', 'das', 'buro', 'in', 'lodz']);
  expect(searchWords('可以取消吗').join('')).toContain('取消');
  expect(searchWords('…?')).toEqual([]);
});

it('keeps a bounded part of a long message', () => {
  const long = Array.from({ length: 400 }, (_, index) => `${'word'.repeat(20)}${index}`).join(' ');
  expect(searchWords(`zebra ${long}`).length).toBeLessThanOrEqual(16);
  expect(Math.max(...searchWords(long).map((word) => word.length))).toBeLessThanOrEqual(20);
});
