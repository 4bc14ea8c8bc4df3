import { prepared } from '../tasks/words.ts';

const minLength = 5;
const prefixLength = 6;

/** Word beginnings of a text; pairs of characters in scripts without spaces. */
const stemsOf = (text: string): ReadonlySet<string> => {
  const stems = new Set<string>();
  for (const [word] of prepared(text).matchAll(/[\p{L}\p{M}]+/gu)) {
    if (/\p{Script=Han}/u.test(word))
      for (let at = 0; at + 2 <= word.length; at++) stems.add(word.slice(at, at + 2));
    else if (word.length >= minLength) stems.add(word.slice(0, prefixLength));
  }
  return stems;
};

/** By word beginning: the only task whose phrasings have it, at least twice. */
export const ownWordsOf = (
  phrases: Readonly<Record<string, readonly string[]>>,
  tasks: readonly string[],
): ReadonlyMap<string, string> => {
  const counts = new Map<string, Map<string, number>>();
  for (const [id, list] of Object.entries(phrases))
    for (const phrase of list)
      for (const stem of stemsOf(phrase)) {
        const ids = counts.get(stem) ?? new Map<string, number>();
        counts.set(stem, ids.set(id, (ids.get(id) ?? 0) + 1));
      }
  const own = new Map<string, string>();
  for (const [stem, ids] of counts) {
    const [only] = ids;
    if (only && ids.size === 1 && only[1] >= 2 && tasks.includes(only[0])) own.set(stem, only[0]);
  }
  return own;
};

/** The only task that a text names by one of its own words. */
export const findOwnTask = (own: ReadonlyMap<string, string>, text: string): string | undefined => {
  const found = new Set([...stemsOf(text)].flatMap((stem) => own.get(stem) ?? []));
  return found.size === 1 ? [...found][0] : undefined;
};

/** By word beginning: the only item that has it as a keyword by itself. */
export const keywordsOf = (
  phrases: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, string> => {
  const ids = new Map<string, Set<string>>();
  const bare = new Set<string>();
  for (const [id, list] of Object.entries(phrases))
    for (const phrase of list) {
      const stems = stemsOf(phrase);
      for (const stem of stems) ids.set(stem, (ids.get(stem) ?? new Set()).add(id));
      const [only] = stems;
      const isWord = /^[\p{L}\p{M}]+$/u.test(phrase.trim()) && !/\p{Script=Han}/u.test(phrase);
      if (only && isWord) bare.add(only);
    }
  const keywords = new Map<string, string>();
  for (const stem of bare) {
    const [id, ...others] = ids.get(stem) ?? [];
    if (id && others.length === 0) keywords.set(stem, id);
  }
  return keywords;
};

const shortPrefix = 4;

/** Whether two texts share the beginning of a content word, or two characters of an unspaced script. */
export const sharesWord = (one: string, other: string): boolean => {
  const starts = (text: string): string[] =>
    [
      ...prepared(text)
        .normalize('NFC')
        .matchAll(/[\p{L}\p{M}]+/gu),
    ].flatMap(([word]) => {
      if (!/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word))
        return word.length >= shortPrefix ? [word.slice(0, shortPrefix)] : [];
      return [...word].slice(1).flatMap((sign, at) => {
        const pair = `${[...word][at]}${sign}`;
        return /\p{Script=Hiragana}/u.test(pair) ? [] : [pair];
      });
    });
  const known = new Set(starts(other));
  return starts(one).some((word) => known.has(word));
};
