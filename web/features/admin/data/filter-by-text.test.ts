import { describe, expect, it } from 'vitest';
import { filterByText } from './filter-by-text.ts';

const ada = { name: 'Ada Lovelace', town: 'LONDON' };
const grace = { name: 'Grace (C++)' };
const find = (text: string) =>
  filterByText<{ name: string; town?: string }>([ada, grace], text, ({ name, town }) => [name, town]);

describe('filterByText', () => {
  it('finds the text in any field and ignores case', () => {
    expect(find('love')).toEqual([ada]);
    expect(find('london')).toEqual([ada]);
    expect(find('paris')).toEqual([]);
  });

  it('returns all records for a blank text', () => {
    expect(find('  ')).toEqual([ada, grace]);
  });

  it('does not match across two fields', () => {
    expect(find('lovelacelondon')).toEqual([]);
    expect(find('lovelace london')).toEqual([]);
  });

  it('treats the text literally, not as a pattern', () => {
    expect(find('(c++)')).toEqual([grace]);
    expect(find('.*')).toEqual([]);
  });
});
