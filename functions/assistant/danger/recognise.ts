import {
  type DangerKind,
  type DangerLanguage,
  type DangerSign,
  dangerKinds,
  dangerLanguages,
  loadDanger,
} from '#shared/content/assistant/danger.ts';
import { combinations } from './combinations.ts';
import { alternatives, compile, normalise, withoutExcluded } from './pattern.ts';

export interface Danger {
  readonly kind: DangerKind;
  readonly language: DangerLanguage;
}

/** Scripts of languages that aren't written in Latin letters only. Messages in other scripts aren't compared with them. */
const scripts: Partial<Record<DangerLanguage, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /[\p{Script=Devanagari}\p{Script=Latin}]/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  el: /[\p{Script=Greek}\p{Script=Latin}]/u,
  th: /\p{Script=Thai}/u,
};
const latin = /\p{Script=Latin}/u;

interface Rules {
  readonly language: DangerLanguage;
  readonly exclusion: RegExp | undefined;
  readonly about: RegExp | undefined;
  readonly patterns: Readonly<Record<DangerKind, RegExp | undefined>>;
  readonly sign: (name: DangerSign) => RegExp | undefined;
}

let loaded: Promise<readonly Rules[]> | undefined;

const loadRules = (): Promise<readonly Rules[]> =>
  Promise.all(
    dangerLanguages.map(async (language) => {
      const data = await loadDanger(language);
      const [child, crisis, medical, danger] = dangerKinds.map((kind) => compile(language, data[kind]));
      const signs = new Map<DangerSign, RegExp | undefined>();
      return {
        language,
        exclusion: compile(language, data.not),
        about: compile(language, alternatives(data.signs.about)),
        patterns: { child, crisis, medical, danger },
        sign: (name: DangerSign) => {
          if (!signs.has(name)) signs.set(name, compile(language, alternatives(data.signs[name])));
          return signs.get(name);
        },
      };
    }),
  );

const has = (text: string, pattern: RegExp | undefined): boolean =>
  pattern !== undefined && text.search(pattern) >= 0;

const kindOf = ({ patterns, sign }: Rules, text: string): DangerKind | undefined => {
  const found = new Map<DangerSign, boolean>();
  const hasSign = (name: DangerSign): boolean => {
    const known = found.get(name) ?? has(text, sign(name));
    found.set(name, known);
    return known;
  };
  return dangerKinds.find(
    (kind) =>
      has(text, patterns[kind]) ||
      combinations.some(([combined, ...signs]) => combined === kind && signs.every(hasSign)),
  );
};

/**
 * Recognises a message about danger to life, in whatever of the 30 languages it is written. Several languages may match the
 * same words: `preferred` (the conversation's language) then decides. A question about what the bot does in such a case isn't one.
 */
export const recogniseDanger = async (text: string, preferred?: string): Promise<Danger | undefined> => {
  loaded ??= loadRules();
  const normalised = normalise(text);
  const compared = (await loaded).filter(({ language }) => has(normalised, scripts[language] ?? latin));
  if (compared.some(({ language, about }) => has(withoutExcluded(language, normalised, undefined), about)))
    return undefined;
  const found = compared.flatMap((rules) => {
    const { language, exclusion } = rules;
    const kind = kindOf(rules, withoutExcluded(language, normalised, exclusion));
    return kind ? [{ kind, language }] : [];
  });
  return found.find(({ language }) => language === preferred) ?? found[0];
};
