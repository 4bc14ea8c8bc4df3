/**
 * The assistant's 20 languages. `locale` is used with Intl, `dir` is the panel's reading direction. See
 * docs/behaviour.md, "The assistant".
 */
export const languages = {
  en: { name: 'English', nativeName: 'English', dir: 'ltr', locale: 'en-US' },
  es: { name: 'Spanish', nativeName: 'Español', dir: 'ltr', locale: 'es-ES' },
  fr: { name: 'French', nativeName: 'Français', dir: 'ltr', locale: 'fr-FR' },
  de: { name: 'German', nativeName: 'Deutsch', dir: 'ltr', locale: 'de-DE' },
  it: { name: 'Italian', nativeName: 'Italiano', dir: 'ltr', locale: 'it-IT' },
  pt: { name: 'Portuguese', nativeName: 'Português', dir: 'ltr', locale: 'pt-BR' },
  ru: { name: 'Russian', nativeName: 'Русский', dir: 'ltr', locale: 'ru-RU' },
  ja: { name: 'Japanese', nativeName: '日本語', dir: 'ltr', locale: 'ja-JP' },
  ko: { name: 'Korean', nativeName: '한국어', dir: 'ltr', locale: 'ko-KR' },
  zh: { name: 'Chinese', nativeName: '中文', dir: 'ltr', locale: 'zh-CN' },
  ar: { name: 'Arabic', nativeName: 'العربية', dir: 'rtl', locale: 'ar' },
  hi: { name: 'Hindi', nativeName: 'हिन्दी', dir: 'ltr', locale: 'hi-IN' },
  nl: { name: 'Dutch', nativeName: 'Nederlands', dir: 'ltr', locale: 'nl-NL' },
  sv: { name: 'Swedish', nativeName: 'Svenska', dir: 'ltr', locale: 'sv-SE' },
  no: { name: 'Norwegian', nativeName: 'Norsk', dir: 'ltr', locale: 'nb-NO' },
  da: { name: 'Danish', nativeName: 'Dansk', dir: 'ltr', locale: 'da-DK' },
  fi: { name: 'Finnish', nativeName: 'Suomi', dir: 'ltr', locale: 'fi-FI' },
  pl: { name: 'Polish', nativeName: 'Polski', dir: 'ltr', locale: 'pl-PL' },
  tr: { name: 'Turkish', nativeName: 'Türkçe', dir: 'ltr', locale: 'tr-TR' },
  he: { name: 'Hebrew', nativeName: 'עברית', dir: 'rtl', locale: 'he-IL' },
} as const satisfies Record<string, { name: string; nativeName: string; dir: 'ltr' | 'rtl'; locale: string }>;

export type LanguageCode = keyof typeof languages;

/** Languages in the order of the picker. */
export const languageCodes = Object.keys(languages) as LanguageCode[];

export const isLanguageCode = (value: unknown): value is LanguageCode =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/**
 * Returns the supported language of a BCP 47 tag, or undefined: `pt-BR` -> pt, `nb`/`nn` -> no, `iw` -> he.
 */
export const languageOfTag = (tag: string | undefined): LanguageCode | undefined => {
  const base = tag?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  const alias = { nb: 'no', nn: 'no', iw: 'he', cmn: 'zh' }[base] ?? base;
  return isLanguageCode(alias) ? alias : undefined;
};
