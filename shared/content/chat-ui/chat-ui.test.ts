import { describe, expect, it } from 'vitest';
import { languageCodes } from '#shared/domain/languages.ts';
import { englishTexts as english, fill, loadChatTexts } from './load.ts';

const flat = (texts: object): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    Array.isArray(value)
      ? value.map((entry, index): [string, string] => [`${key}.${index}`, entry])
      : [[key, value as string]],
  );
const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the panel in 20 languages', () => {
  it.each(languageCodes)('translates every English text into %s with the same placeholders', async (code) => {
    const texts = flat(await loadChatTexts(code));
    expect(texts.map(([key]) => key)).toEqual(flat(english).map(([key]) => key));
    for (const [index, [key, text]] of texts.entries()) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
      expect(holes(text), key).toEqual(holes(flat(english)[index]?.[1] ?? ''));
    }
  });

  it.each(languageCodes.filter((code) => code !== 'en'))('%s is translated, not copied', async (code) => {
    const own = Object.fromEntries(flat(await loadChatTexts(code)));
    const same = flat(english).filter(([key, text]) => own[key] === text && text.length > 14);
    expect(same).toEqual([]);
  });

  it('says the specified words in English', () => {
    expect(english.emptyAnswer).toBe(
      "I apologize, but I'm having trouble responding right now. Please try again.",
    );
    expect(english.requestError).toMatch(/apologize.*temporary issue.*directly/);
    expect(english.interests).toEqual([
      'Customer Service Bots',
      'Sales Automation',
      'Custom Integrations',
      'Multiple Services',
    ]);
  });

  it('fills every placeholder', () => {
    expect(fill('{a} and {b}{c}', { a: '1', b: '2' })).toBe('1 and 2');
  });
});
