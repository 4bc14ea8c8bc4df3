import { byLanguage } from '#shared/domain/by-language.ts';
import english from './data/en.json' with { type: 'json' };
import type { BookingTexts } from './types.ts';

/** Part of the caller's bundle, so that there are texts if another language's chunk fails to load. */
export const englishBookingTexts: BookingTexts = english;

/** The texts of a booking's emails and page in one language. Rejects if its chunk can't be loaded. */
export const loadBookingTexts = byLanguage<BookingTexts>(
  (language) => import(`./data/${language}.json`, { with: { type: 'json' } }),
);
