import { byLanguage } from '#shared/domain/by-language.ts';
import type { Answers, DetailTexts, Lexicon } from './types.ts';

/** The sentences around prices and volumes in one language. */
export const loadAnswers = byLanguage<Answers>(
  (language) => import(`./data/${language}/answers.json`, { with: { type: 'json' } }),
);

/** The words of visitors' intents in one language. */
export const loadLexicon = byLanguage<Lexicon>(
  (language) => import(`./data/${language}/lexicon.json`, { with: { type: 'json' } }),
);

/** The phrases around a visitor's name and addresses in one language. */
export const loadDetailTexts = byLanguage<DetailTexts>(
  (language) => import(`./data/${language}/details.json`, { with: { type: 'json' } }),
);
