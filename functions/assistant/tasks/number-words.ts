import type { DemoFrames } from '#shared/content/templates/demo-types.ts';
import { anyOf, ends, entriesOf, wordOf } from './words.ts';

/** Number words with another common meaning: Italian "sei" is "six" and "you are". */
const otherwise: ReadonlySet<string> = new Set(['sei']);

/** Pattern for an ambiguous number word: only after or before certain words, or alone. */
const among = (word: string, words: DemoFrames['words']): string => {
  const before = entriesOf(`${words.at}|${words.forPeople}|le|da|circa`);
  const after = entriesOf(`${words.people}|${words.hour}|e mezza`);
  return `(?:(?<=(?<!\\p{L})${anyOf(before)}\\s+)${word}${ends}|(?<!\\p{L})${word}(?=\\s+${anyOf(after)}${ends})|^${word}$)`;
};

/** Number words of a language, longest first. */
export const numberPatterns = (words: DemoFrames['words']): (readonly [RegExp, number])[] =>
  words.numbers
    .split('|')
    .flatMap((entry, index) => entriesOf(entry, '/').map((word): [string, number] => [word, index + 1]))
    .sort((a, b) => b[0].length - a[0].length)
    .map(([word, value]) => [
      new RegExp(otherwise.has(word) ? among(word, words) : wordOf([word]), 'gu'),
      value,
    ]);
