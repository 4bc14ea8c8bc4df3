import { type LanguageCode, languages } from '#shared/domain/languages.ts';

/** Formats a time (ISO 8601) in a language and a time zone, which it names: 'Monday, January 4, 2027 at 10:00 AM (Europe/Berlin)'. */
export const formatAppointmentTime = (iso: string, zone: string, code: LanguageCode): string => {
  const { locale } = languages[code];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: zone });
  return `${day.format(new Date(iso))} (${zone})`;
};
