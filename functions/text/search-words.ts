import { fold } from '#functions/text/fold.ts';

/** Most words of a message that are searchable, which keeps rows small. */
const maxWords = 16;
const maxWordLength = 20;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Returns a text's search words: folded, each once. */
export const searchWords = (text: string): string[] =>
  [
    ...new Set(
      [...segmenter.segment(text)]
        .filter(({ isWordLike, segment }) => isWordLike && segment.length > 1)
        .map(({ segment }) => fold(segment).slice(0, maxWordLength)),
    ),
  ].slice(0, maxWords);

const maxQueryWords = 8;

/**
 * Makes a search predicate. It matches the shown texts (first and last message) literally, or the visitor's
 * words: each in full except the last one typed, which may be a prefix.
 */
export const finds = (typed: string): ((said: readonly unknown[], known: unknown) => boolean) => {
  const words = searchWords(typed).slice(0, maxQueryWords);
  const last = words.at(-1);
  return (said, known) => {
    if (said.some((text) => typeof text === 'string' && text.includes(typed))) return true;
    if (last === undefined || !(known instanceof Set)) return false;
    const all = [...known].map(String);
    return words.slice(0, -1).every((word) => known.has(word)) && all.some((word) => word.startsWith(last));
  };
};
