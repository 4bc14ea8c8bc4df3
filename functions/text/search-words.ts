import { fold } from '#functions/text/fold.ts';

/** Of one message at most so many words are found again, each so long: a row stays small however much is said. */
const mostWords = 16;
const longestWord = 20;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words that a conversation is searched by: without case and accents, each once. */
export const searchWords = (text: string): string[] =>
  [
    ...new Set(
      [...segmenter.segment(text)]
        .filter(({ isWordLike, segment }) => isWordLike && segment.length > 1)
        .map(({ segment }) => fold(segment).slice(0, longestWord)),
    ),
  ].slice(0, mostWords);

const mostLookedFor = 8;

/**
 * What a search finds: what was said first and last (or whatever else is given) as it reads, and in everything the visitor
 * said each of the words, the last of which may still be being typed.
 */
export const finds = (typed: string): ((said: readonly unknown[], known: unknown) => boolean) => {
  const words = searchWords(typed).slice(0, mostLookedFor);
  const last = words.at(-1);
  return (said, known) => {
    if (said.some((text) => typeof text === 'string' && text.includes(typed))) return true;
    if (last === undefined || !(known instanceof Set)) return false;
    const all = [...known].map(String);
    return words.slice(0, -1).every((word) => known.has(word)) && all.some((word) => word.startsWith(last));
  };
};
