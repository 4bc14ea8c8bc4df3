import { fold } from '#functions/text/fold.ts';

const longest = 400;

/** Replaces Arabic and Hindi digits. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (code >= 0x966 ? 0x966 : code >= 0x6f0 ? 0x6f0 : 0x660));
  });

/** Normalises a message: folded, ASCII digits, limited length. */
export const prepared = (text: string): string =>
  latinDigits(fold(text.slice(0, longest))).replace(/[’ʼ‘`´]/g, "'");

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Arabic and Hebrew prefix letters: and, in, to, the. */
const prefixOf = (word: string): string => {
  if (/^\p{Script=Arabic}/u.test(word)) return '(?:[وفبكل]|[وبفك]?ال|لل)?';
  return /^\p{Script=Hebrew}/u.test(word) ? '[ובלהמשכ]{0,2}' : '';
};

/** Splits a list into entries; `/` separates forms of one entry. */
export const entriesOf = (list: string, sign = '|'): string[] =>
  list
    .split(sign)
    .map((entry) => prepared(entry).trim())
    .filter((entry) => entry !== '');

const sorted = (words: readonly string[]): string[] => [...words].sort((a, b) => b.length - a.length);

/** Pattern source for any of the words, without word boundaries. */
export const anyOf = (words: readonly string[]): string =>
  words.length === 0
    ? '(?!)'
    : `(?:${sorted(words)
        .map((word) => escaped(word).replace(/\\\*$/, '\\p{L}*'))
        .join('|')})`;

const inWord = '[\\p{L}\\p{M}\\p{N}]';

/**
 * Pattern source for whole words in scripts with spaces. Neighbouring words share one boundary check for
 * speed.
 */
export const wordOf = (words: readonly string[]): string => {
  if (words.length === 0) return '(?!)';
  const runs: { parted: boolean; sources: string[] }[] = [];
  for (const word of sorted(words)) {
    const parted = !unspaced.test(word);
    const open = word.endsWith('*');
    const body = escaped(open ? word.slice(0, -1) : word);
    const source = parted ? `${prefixOf(word)}${body}${open ? '[\\p{L}\\p{M}]*' : ''}` : body;
    const run = runs.at(-1);
    if (run?.parted === parted) run.sources.push(source);
    else runs.push({ parted, sources: [source] });
  }
  const sources = runs.map(({ parted, sources }) =>
    parted ? `(?<!${inWord})(?:${sources.join('|')})(?!${inWord})` : sources.join('|'),
  );
  return `(?:${sources.join('|')})`;
};

/** Word boundary after a pattern of `anyOf`; empty for scripts without spaces. */
export const ends =
  '(?:(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}])|(?!\\p{L}))';

const patterns = new WeakMap<readonly string[], RegExp>();

/** Returns the whole-word pattern of a list, compiled once because that costs more than matching. */
export const patternOf = (words: readonly string[]): RegExp => {
  const known = patterns.get(words);
  if (known) return known;
  const pattern = new RegExp(wordOf(words), 'u');
  patterns.set(words, pattern);
  return pattern;
};

/** Whether a normalised text contains one of the list's words. */
export const hasAny = (text: string, words: readonly string[]): boolean => patternOf(words).test(text);

/** Words that are enough alone, and groups of words that must all occur, in any order. */
export interface Signs {
  readonly alone: readonly string[];
  readonly together: readonly (readonly (readonly string[])[])[];
}

/** Parses a list: "chest & pain/hurts" needs one word from each side. */
export const signsOf = (list: string): Signs => {
  const entries = list.split('|');
  return {
    alone: entriesOf(entries.filter((entry) => !entry.includes('&')).join('|')),
    together: entries
      .filter((entry) => entry.includes('&'))
      .map((entry) => entry.split('&').map((side) => entriesOf(side, '/'))),
  };
};

/** Whether a normalised text contains one of the signs. */
export const hasSign = (text: string, { alone, together }: Signs): boolean =>
  hasAny(text, alone) || together.some((sides) => sides.every((side) => hasAny(text, side)));

/** The first few sentences of a message. "28. November" stays whole. */
export const splitSentences = (text: string): string[] =>
  text
    .slice(0, 2 * longest)
    .split(/(?<=[?!]|(?<!\d)\.)\s+|(?<=[。？！؟।])\s*|\n+/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(0, 6);
