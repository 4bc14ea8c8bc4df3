import { foldedWords } from '#functions/text/fold.ts';

/**
 * FNV-1a over UTF-16 units, folded to 21 bits for small sorted lists. With 20,000 features about one unknown
 * word part in a hundred collides.
 */
export const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193);
  }
  return ((value >>> hashBits) ^ value) & (2 ** hashBits - 1);
};
const hashBits = 21;

/** Scripts without spaces between words, or with endings attached to them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const weightOf = { word: 1, pair: 0.7, part: 0.45, sign: 0.7 } as const;

/** Maximum number of words read; the start and end of longer texts. */
const maxWords = 60;

/**
 * Returns hashed features with weights: words, neighbouring pairs and parts of words. Normalised to length
 * 1, so that long questions weigh no more than short ones.
 */
export const extractFeatures = (text: string): Map<number, number> => {
  const all = foldedWords(text);
  const words = all.length <= maxWords ? all : [...all.slice(0, maxWords / 2), ...all.slice(-maxWords / 2)];
  const found = new Map<number, number>();
  const put = (key: string, weight: number): void => {
    found.set(hash(key), weight);
  };
  let before = '^';
  for (const word of words) {
    put(`w${word}`, weightOf.word);
    put(`b${before} ${word}`, weightOf.pair);
    before = word;
    if (unspaced.test(word)) {
      const signs = [...word].slice(0, 60);
      for (let size = 1; size <= 3; size++)
        for (let at = 0; at + size <= signs.length; at++)
          put(`s${signs.slice(at, at + size).join('')}`, weightOf.sign);
      continue;
    }
    const padded = `_${word.slice(0, 30)}_`;
    for (const size of [3, 4])
      for (let at = 0; at + size <= padded.length; at++)
        put(`c${padded.slice(at, at + size)}`, weightOf.part);
  }
  if (words.length > 0) put(`b${before} $`, weightOf.pair);
  let sum = 0;
  for (const weight of found.values()) sum += weight * weight;
  const length = Math.sqrt(sum) || 1;
  for (const [key, weight] of found) found.set(key, weight / length);
  return found;
};
