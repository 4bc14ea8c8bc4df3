import { expect, it } from 'vitest';
import { languageCodes } from '#shared/domain/languages.ts';
import { englishLiveTexts, loadLiveTexts } from './load.ts';

const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

it.each(languageCodes)('translates every live chat text into %s', async (code) => {
  const texts = await loadLiveTexts(code);
  for (const [key, english] of Object.entries(englishLiveTexts) as [keyof typeof texts, string][]) {
    expect(texts[key].trim(), key).toBe(texts[key]);
    expect(holes(texts[key]), key).toEqual(holes(english));
    if (code !== 'en' && english.length > 14) expect(texts[key], key).not.toBe(english);
  }
});
