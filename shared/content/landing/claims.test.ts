import { describe, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { faqData, landingQuestions } from '#shared/content/faq.ts';
import { languageCodes } from '#shared/domain/languages.ts';
import { features } from './features.ts';
import { meta, profilesData } from './meta.ts';

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

describe('claims of the landing page', () => {
  it('distinguish the languages of built bots from those of the assistant', () => {
    const claims = textsIn([features, landingQuestions, faqData(landingQuestions), meta]).filter((text) =>
      text.includes(brand.claims.languages),
    );
    expect(claims.length).toBeGreaterThan(1);
    for (const text of claims)
      expect(text).toMatch(new RegExp(`assistant.* ${languageCodes.length} of them`));
  });

  it('name social profiles only if the company has set them', () => {
    expect(profilesData({ twitter: '', linkedin: '' })).toEqual({});
    expect(profilesData({ twitter: 'https://x.com/ours', linkedin: '' })).toEqual({
      sameAs: ['https://x.com/ours'],
    });
  });
});
