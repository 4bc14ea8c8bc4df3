import numbers from '#shared/content/assistant/danger/numbers.json' with { type: 'json' };
import type { DangerLanguage } from '#shared/content/assistant/danger.ts';

export type CountryCode = keyof typeof numbers.countries;

const isCountry = (code: string | undefined): code is CountryCode =>
  code !== undefined && Object.hasOwn(numbers.countries, code);

const countryOfZone = new Map<string, CountryCode>(
  Object.entries(numbers.countries).flatMap(([code, { zones }]) =>
    zones.map((zone) => [zone, code as CountryCode] as const),
  ),
);

/** Languages whose speakers nearly all live in one country. */
const homes: Partial<Record<DangerLanguage, CountryCode>> = {
  it: 'IT',
  ja: 'JP',
  ko: 'KR',
  hi: 'IN',
  sv: 'SE',
  no: 'NO',
  da: 'DK',
  fi: 'FI',
  pl: 'PL',
  tr: 'TR',
  he: 'IL',
  cs: 'CZ',
  el: 'GR',
  hu: 'HU',
  ro: 'RO',
  uk: 'UA',
  fa: 'IR',
  vi: 'VN',
  th: 'TH',
  id: 'ID',
};

export interface Whereabouts {
  readonly language: DangerLanguage;
  readonly timeZone?: string | undefined;
  readonly acceptLanguage?: string | undefined;
}

/**
 * The likely country: by time zone, otherwise by the region of a browser language that equals the message's
 * language, otherwise by the language itself. Undefined if the time zone belongs to another known country, or
 * the language to many countries.
 */
export const guessCountry = ({
  language,
  timeZone,
  acceptLanguage,
}: Whereabouts): CountryCode | undefined => {
  if (timeZone?.includes('/') && !timeZone.startsWith('Etc/')) return countryOfZone.get(timeZone);
  const regions = (acceptLanguage ?? '').split(',').flatMap((entry) => {
    const [tag = '', region] = (entry.split(';')[0] ?? '').trim().split(/[-_]/);
    const base = { nb: 'no', nn: 'no', iw: 'he' }[tag] ?? tag;
    return base === language && region ? [region.toUpperCase()] : [];
  });
  return regions.find(isCountry) ?? homes[language];
};
