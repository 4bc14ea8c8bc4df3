import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCursor, toCursor } from './read-records.ts';
import { pagesLeft, splitSpan } from './spans.ts';

const idAt = (ms: number, tail = '7000-8000-000000000000'): string => {
  const digits = ms.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-${tail}`;
};

const start = Date.UTC(2024, 0, 1);
const idArb = fc
  .tuple(fc.integer({ min: start, max: start + 100_000 }), fc.integer({ min: 0, max: 9 }))
  .map(([ms, tail]) => idAt(ms, `7000-8000-00000000000${tail}`));

describe('the parts of a span', () => {
  it('hold every row once, newest first, however the rows lie', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(idArb, { minLength: 2, maxLength: 40 }),
        fc.integer({ min: 1, max: 8 }),
        (ids, count) => {
          const rows = ids.sort().reverse();
          const [newest = '', ...rest] = rows;
          const parts = splitSpan({ cursor: toCursor(newest), until: toCursor(rest.at(-1) ?? '') }, count);
          const read = parts.flatMap(({ cursor, until }) =>
            rows.filter((id) => id < fromCursor(cursor) && id >= fromCursor(until)),
          );
          expect(read).toEqual(rest);
          expect(parts.length).toBeLessThanOrEqual(count);
          // A key outside of what is asked for is refused by the table.
          for (const { cursor, until } of parts) expect(fromCursor(cursor) > fromCursor(until)).toBe(true);
        },
      ),
    );
  });

  it('are of equal time', () => {
    const parts = splitSpan({ cursor: toCursor(idAt(start + 4000)), until: toCursor(idAt(start)) }, 4);
    expect(parts.map(({ until }) => fromCursor(until).slice(0, 13))).toEqual(
      [3000, 2000, 1000, 0].map((ms) => idAt(start + ms).slice(0, 13)),
    );
  });

  it('are guessed to hold as many pages as the page before lets expect', () => {
    const at = (ms: number) => toCursor(idAt(start + ms));
    const page = { cursor: at(5000), until: at(4000) };
    expect(pagesLeft(page, { cursor: at(4000), until: at(0) })).toBe(4);
    expect(pagesLeft({ cursor: 'x', until: 'y' }, { cursor: 'y', until: 'z' })).toBe(0);
  });

  it('are the whole where ids tell no time', () => {
    const span = { cursor: toCursor('zebra'), until: toCursor('ant') };
    expect(splitSpan(span, 4)).toEqual([span]);
  });
});
