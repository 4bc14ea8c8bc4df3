import { describe, expect, it, vi } from 'vitest';
import { searchIndex } from './search-index.ts';

interface Row {
  readonly name: string;
  readonly town?: string;
}
const { matches } = searchIndex<Row>(({ name, town }) => [name, town]);

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
    const { matches: counted } = searchIndex<Row>(({ name }) => {
      reads += 1;
      return [name];
    });
    const row = { name: 'Ada' };
    counted(row, 'a');
    counted(row, 'b');
    expect(reads).toBe(1);
    expect(counted({ ...row, name: 'Grace' }, 'grace')).toBe(true);
    expect(reads).toBe(2);
  });

  it('reads ahead when there is time, and stops when told to', () => {
    vi.useFakeTimers();
    let reads = 0;
    const { matches: find, warm } = searchIndex<Row>(({ name }) => {
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
    expect(rows.filter((row) => find(row, 'number 89')).length).toBe(11);
    expect(reads).toBe(900);
    vi.useRealTimers();
  });
});
