import { describe, expect, it } from 'vitest';
import { labelText, labelTextKey } from './text-labels.ts';

describe('labelText', () => {
  it.each([
    ['title', 'Headline'],
    ['scenes.0.lines.1.text', 'Scene 1, line 2'],
    ['meta.description', 'Search engines, description'],
    ['industries.2.name', 'Industry 3, name'],
    ['stepsLabel', 'Steps label'],
    ['2.features.0', 'Plan 3, feature 1'],
  ])('names %s in an owner’s words', (path, label) => {
    expect(labelText(path.split('.'), 'plan')).toBe(label);
  });
});

describe('labelTextKey', () => {
  it('names the section, and the page if it is not the home page', () => {
    expect(labelTextKey('landing.hero.title')).toBe('Hero: headline');
    expect(labelTextKey('faq.pricing.1.answer')).toBe('Pricing, Questions: entry 2, answer');
  });
});
