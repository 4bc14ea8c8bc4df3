import type { LanguageCode } from '#shared/domain/languages.ts';
import * as english from './en.ts';
import type { BookingTexts } from './types.ts';

/** One chunk a language; English comes along, so that there are words where another one can't be had. */
const modules: Record<LanguageCode, () => Promise<{ texts: BookingTexts }>> = {
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

export const englishBookingTexts: BookingTexts = english.texts;

/** What mails and page of a consultation request say in one language; rejects where its chunk can't be loaded. */
export const loadBookingTexts = async (language: LanguageCode): Promise<BookingTexts> =>
  (await modules[language]()).texts;
