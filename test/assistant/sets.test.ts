import { describe, expect, it } from 'vitest';
import { loadSets } from './evaluation-set.ts';
import { type Judged, measure } from './measure.ts';

/** Models are trained where no earlier run has kept them. */
const patienceMs = 600_000;

/** What each kept set has reached, less a little: a change that falls below it loses something. */
const floors: Readonly<Record<string, { sentences: Floor; turns?: Floor }>> = {
  a: {
    sentences: { language: 0.97, answered: 0.92, action: 0.99, refused: 0.01 },
    turns: { language: 0.965, answered: 0.84, action: 0.99, refused: 0.03 },
  },
  b: {
    sentences: { language: 0.965, answered: 0.89, action: 0.98, refused: 0.015 },
    turns: { language: 0.98, answered: 0.83, action: 0.98, refused: 0.03 },
  },
  c: {
    sentences: { language: 0.97, answered: 0.9, action: 0.98, refused: 0.015 },
  },
  d: {
    sentences: { language: 0.97, answered: 0.89, action: 0.99, refused: 0.015 },
    turns: { language: 0.97, answered: 0.86, action: 0.99, refused: 0.03 },
  },
  e: {
    sentences: { language: 0.97, answered: 0.89, action: 0.99, refused: 0.015 },
    turns: { language: 0.97, answered: 0.84, action: 0.99, refused: 0.015 },
  },
  f: {
    sentences: { language: 0.985, answered: 0.915, action: 0.985, refused: 0.015 },
    turns: { language: 0.98, answered: 0.88, action: 0.99, refused: 0.015 },
  },
  g: {
    sentences: { language: 0.975, answered: 0.92, action: 0.985, refused: 0.01 },
    turns: { language: 0.985, answered: 0.79, action: 0.985, refused: 0.015 },
  },
};

interface Floor {
  readonly language: number;
  readonly answered: number;
  readonly action: number;
  /** At most this share of answerable questions may be turned away. */
  readonly refused: number;
}

const share = (judged: readonly Judged[], of: 'language' | 'answered' | 'action' | 'refused'): number =>
  judged.filter((one) => one[of]).length / judged.length;

const holds = (judged: readonly Judged[], floor: Floor): void => {
  for (const of of ['language', 'answered', 'action'] as const)
    expect(share(judged, of), of).toBeGreaterThanOrEqual(floor[of]);
  expect(share(judged, 'refused'), 'refused').toBeLessThanOrEqual(floor.refused);
};

describe.each(loadSets())('set $name', (set) => {
  it('does not fall back behind what was reached', { timeout: patienceMs }, async () => {
    const floor = floors[set.name];
    if (!floor) throw new Error(`Write down what set ${set.name} has reached.`);
    const { sentences, turns } = await measure(set);
    holds(sentences, floor.sentences);
    if (floor.turns) holds(turns, floor.turns);
  });
});
