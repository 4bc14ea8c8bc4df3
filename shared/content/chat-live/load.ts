import type { LanguageCode } from '#shared/domain/languages.ts';
import * as english from './live-en.ts';
import type { LiveTexts } from './types.ts';

/** English comes with what needs the words; each other language is a chunk of its own. */
const modules: Record<LanguageCode, () => Promise<{ texts: LiveTexts }>> = {
  en: async () => english,
  es: () => import('./live-es.ts'),
  fr: () => import('./live-fr.ts'),
  de: () => import('./live-de.ts'),
  it: () => import('./live-it.ts'),
  pt: () => import('./live-pt.ts'),
  ru: () => import('./live-ru.ts'),
  ja: () => import('./live-ja.ts'),
  ko: () => import('./live-ko.ts'),
  zh: () => import('./live-zh.ts'),
  ar: () => import('./live-ar.ts'),
  hi: () => import('./live-hi.ts'),
  nl: () => import('./live-nl.ts'),
  sv: () => import('./live-sv.ts'),
  no: () => import('./live-no.ts'),
  da: () => import('./live-da.ts'),
  fi: () => import('./live-fi.ts'),
  pl: () => import('./live-pl.ts'),
  tr: () => import('./live-tr.ts'),
  he: () => import('./live-he.ts'),
};

export const englishLiveTexts: LiveTexts = english.texts;

/** The words in one language; English where its chunk can't be had. */
export const loadLiveTexts = async (language: LanguageCode): Promise<LiveTexts> => {
  try {
    return (await modules[language]()).texts;
  } catch {
    return english.texts;
  }
};
