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

/** Parts of a message that mean danger only together. functions/assistant/danger/combinations.ts says which. */
export const dangerSigns = [
  'person',
  'falls',
  'fails',
  'grave',
  'poison',
  'drank',
  'took',
  'pills',
  'many',
  'hurtSelf',
  'bleed',
  'killsSelf',
  'wish',
  'guardian',
  'hitsMe',
  'age',
  'child',
  'hits',
  'witness',
  'teacher',
  'attacker',
  'killsMe',
  'atDoor',
  'lockedIn',
  'knife',
  'farewell',
  'gone',
  'burden',
  'arranged',
  'close',
] as const;
export type DangerSign = (typeof dangerSigns)[number];

/**
 * One language's texts and patterns (see functions/assistant/danger/pattern.ts). A sign is one string of alternatives with `|`
 * between them; `about` are questions about what the bot does; `not` lists harmless phrases that look similar.
 */
export type DangerData = {
  readonly texts: DangerTexts;
  readonly not: readonly string[];
  readonly signs: Readonly<Record<DangerSign | 'about', string>>;
} & Readonly<Record<DangerKind, readonly string[]>>;

export const loadDanger = async (language: DangerLanguage): Promise<DangerData> =>
  (await import(`./danger/${language}.json`, { with: { type: 'json' } })).default as DangerData;
