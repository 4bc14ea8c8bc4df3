import { expect, it } from 'vitest';
import { finds, searchWords } from './search-words.ts';

it('ignores case and accents, in any script', () => {
  expect(searchWords('Wie heißt das Büro in Łódź?')).toEqual(['wie', 'heisst', 'das', 'buro', 'in', 'lodz']);
  expect(searchWords('可以取消吗').join('')).toContain('取消');
  expect(searchWords('…?')).toEqual([]);
});

it('limits the words of a long message', () => {
  const long = Array.from({ length: 400 }, (_, index) => `${'word'.repeat(20)}${index}`).join(' ');
  expect(searchWords(`zebra ${long}`).length).toBeLessThanOrEqual(16);
  expect(Math.max(...searchWords(long).map((word) => word.length))).toBeLessThanOrEqual(20);
});

it('matches whole words, and the last one by its prefix', () => {
  const known = new Set(searchWords('Gibt es eine Sauna im Büro?'));
  const find = (typed: string) => finds(typed)(['Was kostet das?', undefined], known);
  for (const typed of ['sau', 'SAUNA', 'sauna bür', 'sauna eine', 'kostet d'])
    expect(find(typed), typed).toBe(true);
  for (const typed of ['una', 'sau büro', 'pool', '?!']) expect(find(typed), typed).toBe(false);
  expect(finds('sau')(['nothing'], undefined)).toBe(false);
});
