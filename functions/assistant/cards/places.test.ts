import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { listSubprocessors, placeIn } from './places.ts';

describe('placeIn', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'United States', 'United States'],
    ['de', 'United States', 'Vereinigte Staaten'],
    ['fr', 'Region of the deployment', 'région du déploiement'],
    ['ja', 'Region of the deployment', '導入先のリージョン'],
    ['pl', 'Frankfurt', 'Frankfurt'],
  ])('translates a place to %s: %s', (language, place, translated) => {
    expect(placeIn(language, place)).toBe(translated);
  });
});

describe('listSubprocessors', () => {
  it('puts the location after each name', () => {
    expect(listSubprocessors('en')).toEqual(['Example Cloud (Europe)']);
  });
});
