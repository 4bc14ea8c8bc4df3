import { describe, expect, it } from 'vitest';
import { draftFor } from './drafts.ts';

describe('a card for what visitors asked', () => {
  it('takes their words, each once in its language, without their addresses and numbers', () => {
    const { card } = draftFor([
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
