import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { month, perVisit, sizes } from '#test/bench/scale.ts';
import { withBlocks } from '#test/bench/scale-tables.ts';

it('docs/scale.md contains the computed tables', () => {
  const document = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8');
  // If this differs, run `npm run scale`.
  expect(withBlocks(document)).toBe(document);
});

it('a month is the sum of its parts', () => {
  const [, million] = sizes.map((size) => month(size));
  expect(perVisit.calls).toBeCloseTo(2.758, 3);
  expect(million?.apiCalls).toBeCloseTo(1e6 * (perVisit.calls + 0.3) + 42_240, 0);
  expect(million?.cost.edge).toBeCloseTo(1e6 * (12 + perVisit.calls + 1) * 1e-6 + 1e6 * 12 * 0.1e-6, 6);
  expect(million?.peakCalls).toBeCloseTo((1e6 * (perVisit.calls + 0.3) * 10) / 2_592_000 + 2 / 30, 3);
});
