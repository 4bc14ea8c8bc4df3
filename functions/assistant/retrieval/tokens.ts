import { wordsOf } from '../finder/fold.ts';

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Two signs in a row: what a script without spaces has instead of words; Korean glues endings to its words. */
const pairsOf = (word: string): string[] => {
  const signs = [...word];
  if (signs.length < 2) return signs;
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
};

/** The terms a text is searched by: folded words, and pairs of signs where words have no spaces between them. */
export const tokensOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => (unspaced.test(word) ? pairsOf(word) : [word]));

const shortest = 4;

/** Slips of the keyboard are forgiven in longer words only; pairs of signs have none. */
export const slipsIn = (term: string): number | false =>
  term.length > shortest && !unspaced.test(term) ? 0.2 : false;

/** The start of a longer word finds its other endings. */
export const isStem = (term: string): boolean => term.length >= shortest && !unspaced.test(term);
