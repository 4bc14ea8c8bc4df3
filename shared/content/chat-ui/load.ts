import type { LanguageCode } from '#shared/domain/languages.ts';
import * as english from './en.ts';
import type { ChatTexts } from './types.ts';

/**
 * One chunk a language: a visitor downloads only what the panel shows. English comes with the panel, so that there are
 * words even where another language's chunk can't be had.
 */
const modules: Record<LanguageCode, () => Promise<{ texts: ChatTexts }>> = {
  en: async () => english,
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
  ru: () => import('./ru.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  zh: () => import('./zh.ts'),
  ar: () => import('./ar.ts'),
  hi: () => import('./hi.ts'),
  nl: () => import('./nl.ts'),
  sv: () => import('./sv.ts'),
  no: () => import('./no.ts'),
  da: () => import('./da.ts'),
  fi: () => import('./fi.ts'),
  pl: () => import('./pl.ts'),
  tr: () => import('./tr.ts'),
  he: () => import('./he.ts'),
};

export const englishTexts: ChatTexts = english.texts;

/** The panel's words in one language; rejects where its chunk can't be loaded. */
export const loadChatTexts = async (language: LanguageCode): Promise<ChatTexts> =>
  (await modules[language]()).texts;

export { fill } from './fill.ts';
