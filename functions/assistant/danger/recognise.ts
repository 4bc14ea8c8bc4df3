import {
  type DangerKind,
  type DangerLanguage,
  dangerKinds,
  dangerLanguages,
  loadDanger,
} from '#shared/content/assistant/danger.ts';
import { compile, matches, normalise } from './pattern.ts';

export interface Danger {
  readonly kind: DangerKind;
  readonly language: DangerLanguage;
}

interface Rules {
  readonly language: DangerLanguage;
  readonly exclusion: RegExp | undefined;
  readonly patterns: Readonly<Record<DangerKind, RegExp | undefined>>;
}

let loaded: Promise<readonly Rules[]> | undefined;

const loadRules = (): Promise<readonly Rules[]> =>
  Promise.all(
    dangerLanguages.map(async (language) => {
      const data = await loadDanger(language);
      const [child, crisis, medical, danger] = dangerKinds.map((kind) => compile(language, data[kind]));
      return {
        language,
        exclusion: compile(language, data.not),
        patterns: { child, crisis, medical, danger },
      };
    }),
  );

/**
 * Recognises a message about danger to life, in whatever of the 30 languages it is written. Several languages may match the
 * same words: `preferred` (the conversation's language) then decides.
 */
export const recogniseDanger = async (text: string, preferred?: string): Promise<Danger | undefined> => {
  loaded ??= loadRules();
  const normalised = normalise(text);
  const found = (await loaded).flatMap(({ language, patterns, exclusion }) => {
    const kind = dangerKinds.find((name) => matches(language, normalised, patterns[name], exclusion));
    return kind ? [{ kind, language }] : [];
  });
  return found.find(({ language }) => language === preferred) ?? found[0];
};
