import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { searchIndex } from './search-index.ts';

interface Row {
  readonly name: string;
  readonly town?: string;
}
const { search } = searchIndex<Row>(({ name, town }) => [name, town]);
const matches = (row: Row, words: string): boolean => search([row], words).length === 1;

describe('searchIndex', () => {
  it('finds words in any field, whatever their case', () => {
    const row = { name: 'Ada Lovelace', town: 'LONDON' };
    expect(matches(row, 'love')).toBe(true);
    expect(matches(row, 'london')).toBe(true);
    expect(matches(row, 'paris')).toBe(false);
  });

  it('matches everything while nothing is typed', () => {
    expect(matches({ name: 'Ada' }, '')).toBe(true);
    expect(matches({ name: 'Ada' }, '   ')).toBe(true);
  });

  it('never matches across two fields', () => {
    expect(matches({ name: 'Ada', town: 'London' }, 'adalondon')).toBe(false);
    expect(matches({ name: 'Ada', town: 'London' }, 'ada london')).toBe(false);
  });

  it('treats what is typed as text, not as a pattern', () => {
    expect(matches({ name: 'C++ (fast)' }, '(fast)')).toBe(true);
    expect(matches({ name: 'Ada' }, '.*')).toBe(false);
  });

  it('reads each record once, and a changed record anew', () => {
    let reads = 0;
    const { search: counted } = searchIndex<Row>(({ name }) => {
      reads += 1;
      return [name];
    });
    const row = { name: 'Ada' };
    counted([row], 'a');
    counted([row], 'b');
    expect(reads).toBe(1);
    expect(counted([{ ...row, name: 'Grace' }], 'grace')).toHaveLength(1);
    expect(reads).toBe(2);
  });

  it('reads ahead when there is time, and stops when told to', () => {
    vi.useFakeTimers();
    let reads = 0;
    const { search: find, warm } = searchIndex<Row>(({ name }) => {
      reads += 1;
      return [name];
    });
    const rows = Array.from({ length: 900 }, (_, index) => ({ name: `Number ${index}` }));
    const stop = warm(rows);
    vi.advanceTimersByTime(60);
    expect(reads).toBe(400);
    stop();
    vi.runAllTimers();
    expect(reads).toBe(400);
    warm(rows);
    vi.runAllTimers();
    expect(find(rows, 'number 89')).toHaveLength(11);
    expect(reads).toBe(900);
    vi.useRealTimers();
  });

  it('finds the same in a word that grows, shrinks, changes and grows again', () => {
    const rows = ['Ada', 'Adam', 'Madam', 'Grace'].map((name) => ({ name }));
    const names = (words: string) => search(rows, words).map(({ name }) => name);
    for (let round = 0; round < 2; round += 1) {
      expect(names('a')).toEqual(['Ada', 'Adam', 'Madam', 'Grace']);
      expect(names('ad')).toEqual(['Ada', 'Adam', 'Madam']);
      expect(names('adam')).toEqual(['Adam', 'Madam']);
      expect(names('madam')).toEqual(['Madam']);
      expect(names('ad')).toEqual(['Ada', 'Adam', 'Madam']);
      expect(names('grac')).toEqual(['Grace']);
      expect(names('x')).toEqual([]);
      expect(names('')).toEqual(['Ada', 'Adam', 'Madam', 'Grace']);
    }
    const others = [{ name: 'Madame Curie' }, ...rows];
    expect(search(others, 'madam').map(({ name }) => name)).toEqual(['Madame Curie', 'Madam']);
  });

  it('finds a word that grows further on than where its beginning stood', () => {
    const rows = ['numb number7 number77', 'number7', 'number8 x number77', 'nnumber77'].map((name) => ({
      name,
    }));
    const found: Record<string, number> = {};
    for (let end = 1; end <= 'number77'.length; end++) {
      const words = 'number77'.slice(0, end);
      found[words] = search(rows, words).length;
      expect(found[words]).toBe(rows.filter(({ name }) => name.includes(words)).length);
    }
    expect(found.number77).toBe(3);
    expect(search(rows, 'nnumber77')).toHaveLength(1);
    expect(search(rows, 'xyz')).toHaveLength(0);
  });

  it('gives the same list while nothing falls away, so that nothing is drawn anew', () => {
    const rows = ['Ada', 'Adam'].map((name) => ({ name }));
    expect(search(rows, 'a')).toBe(rows);
    expect(search(rows, 'ad')).toBe(rows);
  });

  it('finds what contains the words, however they are typed', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 40 });
    // Letters added and taken away, past what is kept at hand of each text.
    const edits = fc.array(fc.constantFrom('a', 'b', ' ', '<'), { maxLength: 30 });
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 12 }), letters, edits, (names, begun, typed) => {
        const rows = names.map((name) => ({ name }));
        const index = searchIndex<Row>(({ name }) => [name]);
        let words = begun;
        for (const edit of ['', ...typed]) {
          words = edit === '<' ? words.slice(0, -1) : words + edit;
          const found = index.search(rows, words);
          expect(found).toEqual(rows.filter(({ name }) => name.includes(words.trim())));
        }
      }),
      { numRuns: 300 },
    );
  });
});
