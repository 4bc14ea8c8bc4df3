import { describe, expect, it } from 'vitest';
import { languageCodes } from '#shared/domain/languages.ts';
import type { Corpus } from './corpus.ts';
import { devCorpus } from './dev.ts';
import { heldOutCorpus } from './held-out.ts';
import { measure } from './measure.ts';

const utterances = (corpus: Corpus) => Object.values(corpus).flatMap((list) => list.map(([text]) => text));

describe('the test set', () => {
  it('has at least 15 utterances per language, and no utterance twice', () => {
    for (const code of languageCodes) {
      expect(devCorpus[code].length + heldOutCorpus[code].length, code).toBeGreaterThanOrEqual(15);
      expect(heldOutCorpus[code].length, code).toBeGreaterThanOrEqual(7);
    }
    const all = [...utterances(devCorpus), ...utterances(heldOutCorpus)];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe.each([
  ['the half used for tuning', devCorpus],
  ['the half never looked at', heldOutCorpus],
] as const)('%s', (_name, corpus) => {
  it('is recognised: language at least 97 %, intent at least 96 %', async () => {
    const { total, detectionMisses, intentMisses } = await measure(corpus);
    expect(1 - detectionMisses.length / total).toBeGreaterThanOrEqual(0.97);
    expect(1 - intentMisses.length / total).toBeGreaterThanOrEqual(0.96);
  });
});
