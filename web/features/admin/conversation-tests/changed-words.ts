/** A text in three parts; the middle part differs from another text. */
export interface ChangedWords {
  readonly start: string;
  readonly changed: string;
  readonly end: string;
}

const wordsOf = (text: string): string[] => text.split(/(?<=\s)/);

/** Splits two texts at their first and last differing words. */
export const compareWords = (one: string, other: string): readonly [ChangedWords, ChangedWords] => {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const split = (words: readonly string[]): ChangedWords => ({
    start: words.slice(0, start).join(''),
    changed: words.slice(start, words.length - end).join(''),
    end: words.slice(words.length - end).join(''),
  });
  return [split(a), split(b)];
};
