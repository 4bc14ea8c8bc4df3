import { describe, expect, it } from 'vitest';
import { type Block, rowGap, wrapColumns } from './wrap-columns.ts';

const line = (count: number): Block[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    x: 60 + index * 370,
    y: 60,
    width: 260,
    height: 120,
  }));
const chain = (blocks: readonly Block[]) =>
  blocks.slice(1).map(({ id }, index) => ({ from: `n${index}`, to: id }));

describe('wrapColumns', () => {
  it('leaves a layout that fits in a row', () => {
    const blocks = line(14);
    expect(wrapColumns(blocks, chain(blocks))).toBe(blocks);
  });

  it('turns a line of 200 cards into a page', () => {
    const blocks = wrapColumns(line(200), chain(line(200)));
    const right = Math.max(...blocks.map(({ x, width }) => x + width));
    const bottom = Math.max(...blocks.map(({ y, height }) => y + height));
    expect(right).toBeLessThan(7000);
    expect(right / bottom).toBeGreaterThan(1);
    expect(right / bottom).toBeLessThan(3);
    // Rows begin at the left, one below the other, in the order of the flow.
    const starts = blocks.filter(({ x }) => x === 60);
    expect(starts.length).toBeGreaterThan(5);
    expect(starts[0]?.id).toBe('n0');
    expect((starts[1]?.y ?? 0) - (starts[0]?.y ?? 0)).toBe(120 + rowGap);
  });

  it('ends a row where the fewest connections leave it', () => {
    const blocks = line(24);
    // The boundaries after n11, n12 and n13 have more connections than the one after n10.
    const skips = [11, 13].map((at) => ({ from: `n${at}`, to: `n${at + 2}` }));
    const rows = wrapColumns(blocks, [...chain(blocks), ...skips]);
    expect(rows.filter(({ x }) => x === 60).map(({ id }) => id)).toEqual(['n0', 'n11']);
  });
});
