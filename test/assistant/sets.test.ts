import { describe, expect, it } from 'vitest';
import { languageCodes } from '#shared/domain/languages.ts';
import { isDeep, sampleLanguages } from '#test/setup/depth.ts';
import { type EvaluationSet, loadSets } from './evaluation-set.ts';
import { type Judged, measure } from './measure.ts';

/** Trains models unless an earlier run cached them. */
const patienceMs = 600_000;

/** Slightly below each set's last result, so that a change that loses answers fails. */
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
  /** Largest share of answerable questions that may be turned away. */
  readonly refused: number;
}

const share = (judged: readonly Judged[], of: 'language' | 'answered' | 'action' | 'refused'): number =>
  judged.filter((one) => one[of]).length / judged.length;

const holds = (judged: readonly Judged[], floor: Floor): void => {
  for (const of of ['language', 'answered', 'action'] as const)
    expect(share(judged, of), of).toBeGreaterThanOrEqual(floor[of]);
  expect(share(judged, 'refused'), 'refused').toBeLessThanOrEqual(floor.refused);
};

/** In every run: the newest set in four languages, with some tolerance because a sample varies. */
const sampleFloor: Floor = { language: 0.9, answered: 0.85, action: 0.95, refused: 0.05 };

const newestSample = (): EvaluationSet => {
  const newest = loadSets().at(-1);
  if (!newest) throw new Error('There is no evaluation set.');
  const languages = sampleLanguages(languageCodes);
  return {
    name: `${newest.name}, in ${languages.join(', ')}`,
    sentences: newest.sentences.filter(({ lang }) => languages.includes(lang)),
    dialogues: [],
  };
};

it('answers a sample of the newest evaluation set as well as before', { timeout: patienceMs }, async () => {
  const { sentences } = await measure(newestSample());
  expect(sentences.length).toBeGreaterThan(30);
  holds(sentences, sampleFloor);
});

describe.each(isDeep ? loadSets() : [])('evaluation set $name', (set) => {
  it('is answered as well as before', { timeout: patienceMs }, async () => {
    const floor = floors[set.name];
    if (!floor) throw new Error(`Write down what set ${set.name} has reached.`);
    const { sentences, turns } = await measure(set);
    holds(sentences, floor.sentences);
    if (floor.turns) holds(turns, floor.turns);
  });
});
