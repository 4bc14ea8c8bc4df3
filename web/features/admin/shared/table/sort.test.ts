import { describe, expect, it } from 'vitest';
import type { Column } from './columns.ts';
import { nextSort, parseColumnSort, sortByColumn } from './sort.ts';
import { sortOptions, validSort } from './sort-options.ts';

interface Row {
  readonly id: string;
  readonly size?: number | string;
}

const column: Column<Row> = {
  key: 'size',
  label: 'Size',
  cell: () => null,
  sortValue: ({ size }) => size,
};
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).join(' ');

describe('sortByColumn and nextSort', () => {
  const rows: Row[] = [
    { id: 'none' },
    { id: 'ten', size: 10 },
    { id: 'nine', size: 9 },
    { id: 'blank', size: '' },
    { id: 'nine too', size: 9 },
  ];

  it('compares numbers numerically, keeps equal rows in order and missing values last', () => {
    expect(ids(sortByColumn(rows, column, false))).toBe('nine nine too ten none blank');
    expect(ids(sortByColumn(rows, column, true))).toBe('ten nine nine too none blank');
  });

  it('sorts texts without regard to case, and numbers in them by size', () => {
    const texts: Row[] = [
      { id: 'c', size: '51-200' },
      { id: 'a', size: '1-10' },
      { id: 'b', size: '11-50' },
      { id: 'e', size: 'émile' },
      { id: 'd', size: 'Emil' },
    ];
    expect(ids(sortByColumn(texts, column, false))).toBe('a b c d e');
  });

  it('cycles through ascending, descending and the default order', () => {
    expect(nextSort('size', 'newest', 'newest')).toBe('size');
    expect(nextSort('size', 'size', 'newest')).toBe('-size');
    expect(nextSort('size', '-size', 'newest')).toBe('newest');
    expect(parseColumnSort('-size')).toEqual({ key: 'size', down: true });
  });
});

describe('sortOptions and validSort', () => {
  const known = { newest: 'Newest First' };

  it('includes the order chosen by a header', () => {
    expect(sortOptions(known, '-size', [column])).toEqual({
      newest: 'Newest First',
      '-size': 'By Size, reversed',
    });
    expect(sortOptions(known, 'newest', [column])).toBe(known);
  });

  it('falls back to the first order if the URL has an unknown one', () => {
    expect(validSort('-size', known, [column], 'newest')).toBe('-size');
    expect(validSort('colour', known, [column], 'newest')).toBe('newest');
  });
});
