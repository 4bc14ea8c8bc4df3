import { type LanguageCode, languages } from './languages.ts';

/** Formats a time in the conventions of a language: "Mon, November 23 at 9:00 AM". */
export const formatMoment = (instant: Date, zone: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(instant);
