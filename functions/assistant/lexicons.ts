import { loadLexicon } from '#shared/content/assistant/load.ts';
import type { IndustryId, Lexicon } from '#shared/content/assistant/types.ts';
import { industryIds } from '#shared/content/assistant/types.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { type Matcher, makeMatcher } from './matcher.ts';

type ListName = Exclude<keyof Lexicon, 'mode' | 'thousand' | 'industries'>;

/** A lexicon with its lists compiled to functions. */
export interface Vocabulary {
  readonly mode: Lexicon['mode'];
  readonly says: (list: ListName, text: string) => number;
  /** Returns the industry a text mentions most, if any. */
  readonly industryIn: (text: string) => IndustryId | undefined;
  readonly thousands: readonly string[];
}

const loaded = new Map<LanguageCode, Vocabulary>();

const vocabularyOf = (lexicon: Lexicon): Vocabulary => {
  const matchers = new Map<string, Matcher>();
  const matcher = (name: string, list: string): Matcher => {
    const known = matchers.get(name);
    if (known) return known;
    const made = makeMatcher(lexicon.mode, list);
    matchers.set(name, made);
    return made;
  };
  return {
    mode: lexicon.mode,
    says: (list, text) => matcher(list, lexicon[list])(text),
    industryIn: (text) => {
      const [best] = industryIds
        .map((id) => [id, matcher(`industry ${id}`, lexicon.industries[id])(text)] as const)
        .filter(([, score]) => score > 0)
        .sort((a, b) => b[1] - a[1]);
      return best?.[0];
    },
    thousands: lexicon.thousand.split('|').filter((word) => word !== 'k'),
  };
};

/** Loads and compiles a language's lexicon once. */
export const loadVocabulary = async (code: LanguageCode): Promise<Vocabulary> => {
  const known = loaded.get(code);
  if (known) return known;
  const vocabulary = vocabularyOf(await loadLexicon(code));
  loaded.set(code, vocabulary);
  return vocabulary;
};
