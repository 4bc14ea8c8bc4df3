import { describe, expect, it } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const rows = [{ id: '4' }, { id: '3' }, { id: '1' }];
const names = (list: readonly { id: string; name?: string }[]) =>
  list.map(({ id, name }) => id + (name ?? ''));

describe('a list with what changed in it', () => {
  it('replaces, adds newest first and removes, and leaves every other row as it is', () => {
    const merged = mergeChanges<{ id: string; name?: string }>(rows, {
      rows: [{ id: '2' }, { id: '5' }, { id: '3', name: ' new' }],
      removed: ['1', 'unknown'],
    });
    expect(names(merged)).toEqual(['5', '4', '3 new', '2']);
    expect(merged[1]).toBe(rows[0]);
  });

  it('is the same list when nothing changed', () => {
    expect(mergeChanges(rows, { rows: [], removed: [] })).toBe(rows);
  });
});
