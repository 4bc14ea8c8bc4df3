import type { Answers, IndustryId, Lexicon } from '#shared/content/assistant/types.ts';
import { industryIds } from '#shared/content/assistant/types.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { type Matcher, matcherOf } from './matcher.ts';

/** One language is loaded when it is first spoken; the others stay on disk. */
const lexiconOf: Record<LanguageCode, () => Promise<{ lexicon: Lexicon }>> = {
  en: () => import('#shared/content/assistant/lexicon/en.ts'),
  es: () => import('#shared/content/assistant/lexicon/es.ts'),
  fr: () => import('#shared/content/assistant/lexicon/fr.ts'),
  de: () => import('#shared/content/assistant/lexicon/de.ts'),
  it: () => import('#shared/content/assistant/lexicon/it.ts'),
  pt: () => import('#shared/content/assistant/lexicon/pt.ts'),
  ru: () => import('#shared/content/assistant/lexicon/ru.ts'),
  ja: () => import('#shared/content/assistant/lexicon/ja.ts'),
  ko: () => import('#shared/content/assistant/lexicon/ko.ts'),
  zh: () => import('#shared/content/assistant/lexicon/zh.ts'),
  ar: () => import('#shared/content/assistant/lexicon/ar.ts'),
  hi: () => import('#shared/content/assistant/lexicon/hi.ts'),
  nl: () => import('#shared/content/assistant/lexicon/nl.ts'),
  sv: () => import('#shared/content/assistant/lexicon/sv.ts'),
  no: () => import('#shared/content/assistant/lexicon/no.ts'),
  da: () => import('#shared/content/assistant/lexicon/da.ts'),
  fi: () => import('#shared/content/assistant/lexicon/fi.ts'),
  pl: () => import('#shared/content/assistant/lexicon/pl.ts'),
  tr: () => import('#shared/content/assistant/lexicon/tr.ts'),
  he: () => import('#shared/content/assistant/lexicon/he.ts'),
};

const answersOf: Record<LanguageCode, () => Promise<{ answers: Answers }>> = {
  en: () => import('#shared/content/assistant/answers/en.ts'),
  es: () => import('#shared/content/assistant/answers/es.ts'),
  fr: () => import('#shared/content/assistant/answers/fr.ts'),
  de: () => import('#shared/content/assistant/answers/de.ts'),
  it: () => import('#shared/content/assistant/answers/it.ts'),
  pt: () => import('#shared/content/assistant/answers/pt.ts'),
  ru: () => import('#shared/content/assistant/answers/ru.ts'),
  ja: () => import('#shared/content/assistant/answers/ja.ts'),
  ko: () => import('#shared/content/assistant/answers/ko.ts'),
  zh: () => import('#shared/content/assistant/answers/zh.ts'),
  ar: () => import('#shared/content/assistant/answers/ar.ts'),
  hi: () => import('#shared/content/assistant/answers/hi.ts'),
  nl: () => import('#shared/content/assistant/answers/nl.ts'),
  sv: () => import('#shared/content/assistant/answers/sv.ts'),
  no: () => import('#shared/content/assistant/answers/no.ts'),
  da: () => import('#shared/content/assistant/answers/da.ts'),
  fi: () => import('#shared/content/assistant/answers/fi.ts'),
  pl: () => import('#shared/content/assistant/answers/pl.ts'),
  tr: () => import('#shared/content/assistant/answers/tr.ts'),
  he: () => import('#shared/content/assistant/answers/he.ts'),
};

type ListName = Exclude<keyof Lexicon, 'mode' | 'thousand' | 'industries'>;

/** A lexicon whose lists are functions. */
export interface Vocabulary {
  readonly mode: Lexicon['mode'];
  readonly says: (list: ListName, text: string) => number;
  /** The industry a text speaks of most, if any. */
  readonly industryIn: (text: string) => IndustryId | undefined;
  readonly thousands: readonly string[];
}

const loaded = new Map<LanguageCode, Vocabulary>();

const vocabularyOf = (lexicon: Lexicon): Vocabulary => {
  const matchers = new Map<string, Matcher>();
  const matcher = (name: string, list: string): Matcher => {
    const known = matchers.get(name);
    if (known) return known;
    const made = matcherOf(lexicon.mode, list);
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

/** The words of a language, compiled once. */
export const loadVocabulary = async (code: LanguageCode): Promise<Vocabulary> => {
  const known = loaded.get(code);
  if (known) return known;
  const vocabulary = vocabularyOf((await lexiconOf[code]()).lexicon);
  loaded.set(code, vocabulary);
  return vocabulary;
};

/** The sentences of a language. */
export const loadAnswers = async (code: LanguageCode): Promise<Answers> => (await answersOf[code]()).answers;
