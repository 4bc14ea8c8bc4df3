import { fold } from '#functions/assistant/finder/fold.ts';

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
