import { afterEach, describe, expect, it } from 'vitest';
import { applySiteValues } from './published.ts';
import { defaultTexts, withTexts } from './texts.ts';

const content = {
  title: 'Hello',
  steps: [{ title: 'One', lang: 'en' }, { title: 'Two' }],
  greet: (name: string) => `Hi ${name}`,
  share: 37,
} as const;

afterEach(() => applySiteValues({}));

describe('withTexts', () => {
  it('replaces texts by key, also in lists, and keeps everything else', () => {
    applySiteValues({ texts: { 'page.test.title': 'Hei', 'page.test.steps.1.title': 'Andre' } });
    const { greet, ...texts } = withTexts('page.test', content);
    expect(texts).toEqual({
      title: 'Hei',
      steps: [{ title: 'One', lang: 'en' }, { title: 'Andre' }],
      share: 37,
    });
    expect(greet('Ada')).toBe('Hi Ada');
    expect(Array.isArray(texts.steps)).toBe(true);
  });

  it('keeps accessors among the texts', () => {
    let price = 129;
    applySiteValues({ texts: { 'page.test.name': 'Basis' } });
    const plan = withTexts('page.test', {
      name: 'Starter',
      get price() {
        return price;
      },
    });
    price = 99;
    expect(plan).toMatchObject({ name: 'Basis', price: 99 });
  });

  it('accepts an empty text, and ignores keys that lead nowhere', () => {
    applySiteValues({ texts: { 'page.test.title': '', 'page.test.share': 'x', 'page.test.none.such': 'x' } });
    expect(withTexts('page.test', content)).toMatchObject({ title: '', share: 37 });
  });

  it('returns the same object while no text with the prefix was changed', () => {
    applySiteValues({ texts: { 'page.testing.title': 'Hei' } });
    expect(withTexts('page.test', content)).toBe(content);
  });
});

describe('defaultTexts', () => {
  it('returns the defaults, even after a publication', () => {
    applySiteValues({ texts: { 'page.test.title': 'Hei' } });
    withTexts('page.test', content);
    expect(defaultTexts('page.test')).toBe(content);
  });
});
