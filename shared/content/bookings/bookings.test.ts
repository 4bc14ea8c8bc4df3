import { describe, expect, it } from 'vitest';
import { languageCodes } from '#shared/domain/languages.ts';
import { englishBookingTexts, loadBookingTexts } from './load.ts';

const flat = (texts: object): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object'
      ? flat(value).map(([inner, text]): [string, string] => [`${key}.${inner}`, text])
      : [[key, value as string]],
  );

describe('texts about a request for its visitor', () => {
  it.each(languageCodes)('is complete in %s, and translated', async (code) => {
    const texts = flat(await loadBookingTexts(code));
    const english = flat(englishBookingTexts);
    expect(texts.map(([key]) => key)).toEqual(english.map(([key]) => key));
    for (const [index, [key, text]] of texts.entries()) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
      expect(text.match(/\{\w+\}/g), key).toEqual(english[index]?.[1].match(/\{\w+\}/g) ?? null);
      if (code !== 'en' && text.length > 8) expect(text, key).not.toBe(english[index]?.[1]);
    }
  });
});
