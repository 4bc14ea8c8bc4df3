import { languageCodes } from '#shared/domain/languages.ts';

/** Kinds of danger; the first that matches decides. */
export const dangerKinds = ['child', 'crisis', 'medical', 'danger'] as const;
export type DangerKind = (typeof dangerKinds)[number];

/** The assistant's languages and ten more in which people in danger are understood. */
export const dangerLanguages = [
  ...languageCodes,
  'cs',
  'el',
  'hu',
  'ro',
  'uk',
  'fa',
  'ur',
  'vi',
  'th',
  'id',
] as const;
export type DangerLanguage = (typeof dangerLanguages)[number];

/** Texts of the reply, with the placeholders `{number}` and `{lines}`. */
export type DangerTexts = Readonly<Record<DangerKind | 'talk' | 'ifNow' | 'call' | 'ai' | 'local', string>>;

/** One language's texts and patterns; `not` lists phrases that only sound alike. See functions/assistant/danger/pattern.ts. */
export type DangerData = { readonly texts: DangerTexts; readonly not: readonly string[] } & Readonly<
  Record<DangerKind, readonly string[]>
>;

export const loadDanger = async (language: DangerLanguage): Promise<DangerData> =>
  (await import(`./danger/${language}.json`, { with: { type: 'json' } })).default as DangerData;
