import { expect, it } from 'vitest';
import { decodeModel, encodeModel, type LinearModel, scoreClasses } from './linear-model.ts';

const model: LinearModel = {
  classes: 3,
  features: Uint32Array.of(5, 70_000, 2_000_000),
  starts: Uint32Array.of(0, 2, 3, 5),
  entryClass: Uint8Array.of(0, 2, 1, 0, 2),
  entryWeight: Float32Array.of(4, -1, 16, -8, 2.5),
};

it('round-trips features and entries with weights within an eighth', () => {
  const read = decodeModel(encodeModel(model));
  expect([read.classes, read.features, read.starts, read.entryClass]).toEqual([
    model.classes,
    model.features,
    model.starts,
    model.entryClass,
  ]);
  for (const [at, weight] of model.entryWeight.entries())
    expect(Math.abs((read.entryWeight[at] ?? 0) / weight - 1)).toBeLessThan(0.14);
  expect([read.entryWeight[1], read.entryWeight[2]]).toEqual([-1, expect.closeTo(16, 3)]);
});

it('scores only the features of a text', () => {
  expect([
    ...scoreClasses(
      model,
      new Map([
        [5, 0.5],
        [99, 1],
      ]),
    ),
  ]).toEqual([2, 0, -0.5]);
});
