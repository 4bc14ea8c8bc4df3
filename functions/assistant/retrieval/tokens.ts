import { foldedWords } from '#functions/text/fold.ts';

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * Character pairs, used instead of words in scripts without spaces and in Korean with its attached endings.
 */
const pairsOf = (word: string): string[] => {
  const signs = [...word];
  if (signs.length < 2) return signs;
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
};

/** Returns a text's search terms: folded words, or character pairs in scripts without spaces. */
export const tokensOf = (text: string): string[] =>
  foldedWords(text).flatMap((word) => (unspaced.test(word) ? pairsOf(word) : [word]));

const shortest = 4;

/** Allowed typos in a term: only in longer words, none in character pairs. */
export const slipsIn = (term: string): number | false =>
  term.length > shortest && !unspaced.test(term) ? 0.2 : false;

/** Whether a term is long enough to match words with other endings. */
export const isStem = (term: string): boolean => term.length >= shortest && !unspaced.test(term);
