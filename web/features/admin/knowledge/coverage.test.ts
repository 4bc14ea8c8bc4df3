import { expect, it } from 'vitest';
import { languageCodes } from '#shared/domain/languages.ts';
import { describeReach, summarizeCoverage } from './coverage.ts';

const english = { questions: { en: ['Is there parking?'] }, answers: { en: { text: 'Yes.' } } };
const everywhere = {
  questions: Object.fromEntries(languageCodes.map((code) => [code, ['?!']])),
  answers: Object.fromEntries(languageCodes.map((code) => [code, { text: 'Yes.' }])),
};

it('names the languages with an answer and counts the missing ones', () => {
  expect(summarizeCoverage(english)).toBe('English · 19 languages missing');
  expect(describeReach(english)).toBe(
    'The assistant uses it within a minute in English. Visitors who ask in the other 19 languages won’t find it yet.',
  );
  expect(summarizeCoverage(everywhere)).toBe('All 20 languages');
  expect(describeReach(everywhere)).toContain('in all 20 languages');
});

it('ignores languages with only a question, only an answer, or a draft', () => {
  const half = {
    questions: { de: ['Gibt es Parkplätze?'], fr: ['Un parking ?'], es: [' '] },
    answers: { fr: { text: 'Oui.', draft: true }, it: { text: 'Sì.' }, es: { text: 'Sí.' } },
  };
  expect(summarizeCoverage(half)).toBe('No language yet · 20 languages missing');
  expect(describeReach(half)).toMatch(/^No language has both/);
});
