import { languageCodes } from '#shared/domain/languages.ts';

/** Kinds of danger; if several match, the first one counts. */
export const dangerKinds = ['child', 'crisis', 'medical', 'danger'] as const;
export type DangerKind = (typeof dangerKinds)[number];

/** The assistant's languages and ten more in which messages about danger are recognised. */
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

/** Texts for the reply, with the placeholders `{number}` and `{lines}`. */
export type DangerTexts = Readonly<Record<DangerKind | 'talk' | 'ifNow' | 'call' | 'ai' | 'local', string>>;

/**
 * One language's texts and patterns; `not` lists harmless phrases that look similar. See
 * functions/assistant/danger/pattern.ts.
 */
export type DangerData = { readonly texts: DangerTexts; readonly not: readonly string[] } & Readonly<
  Record<DangerKind, readonly string[]>
>;

export const loadDanger = async (language: DangerLanguage): Promise<DangerData> =>
  (await import(`./danger/${language}.json`, { with: { type: 'json' } })).default as DangerData;
