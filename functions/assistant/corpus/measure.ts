import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { chooseLanguage } from '../detect-language.ts';
import { loadAnswers, loadVocabulary } from '../lexicons.ts';
import { understand } from '../understand.ts';
import type { Corpus, Label } from './corpus.ts';

export interface Miss {
  readonly language: LanguageCode;
  readonly utterance: string;
  readonly expected: string;
  readonly got: string;
}

export interface Measurement {
  readonly total: number;
  readonly detectionMisses: readonly Miss[];
  readonly intentMisses: readonly Miss[];
}

/** Intent of an utterance in its own language, in the labels of the test set. */
const labelOf = async (utterance: string, language: LanguageCode): Promise<string> => {
  const [vocabulary, answers] = await Promise.all([loadVocabulary(language), loadAnswers(language)]);
  const { intent, industry } = understand(utterance, [], vocabulary, answers);
  return intent === 'industry' ? (industry ?? intent) : intent;
};

/** How often the language and the intent of single messages, without any hint, are recognised. */
export const measure = async (corpus: Corpus): Promise<Measurement> => {
  const detectionMisses: Miss[] = [];
  const intentMisses: Miss[] = [];
  let total = 0;
  for (const language of languageCodes) {
    for (const [utterance, expected] of corpus[language] satisfies readonly (readonly [string, Label])[]) {
      total++;
      const detected = await chooseLanguage({ text: utterance });
      if (detected !== language)
        detectionMisses.push({ language, utterance, expected: language, got: detected });
      const got = await labelOf(utterance, language);
      if (got !== expected) intentMisses.push({ language, utterance, expected, got });
    }
  }
  return { total, detectionMisses, intentMisses };
};
