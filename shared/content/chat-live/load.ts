import { byLanguage } from '#shared/domain/by-language.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import english from './data/en.json' with { type: 'json' };
import type { LiveTexts } from './types.ts';

/** Part of the caller's bundle, in case another language's chunk fails to load. */
export const englishLiveTexts: LiveTexts = english;

const importTexts = byLanguage<LiveTexts>(
  (language) => import(`./data/${language}.json`, { with: { type: 'json' } }),
);

/** The texts of live chat in one language; English if its chunk can't be loaded. */
export const loadLiveTexts = (language: LanguageCode): Promise<LiveTexts> =>
  importTexts(language).catch(() => english);
