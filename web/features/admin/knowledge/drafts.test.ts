import { describe, expect, it } from 'vitest';
import { draftFromQuestions } from './drafts.ts';

describe('draftFor', () => {
  it('collects distinct questions by language without addresses and phone numbers', () => {
    const { card } = draftFromQuestions([
      { language: 'en', text: 'Can you call\n+49 171 5550199 about unicorns?' },
      { language: 'en', text: 'Can you call +49 171 5550123 about unicorns?' },
      { language: 'de', text: 'Schreibt ihr an flo@example.org?' },
    ]);
    expect(card.questions).toEqual({
      en: ['Can you call … about unicorns?'],
      de: ['Schreibt ihr an …?'],
    });
  });
});
